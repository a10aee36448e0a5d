/**
 * Reads the bytecode of packs before it is loaded and names everything in it that a pack must not
 * do. It stops accidents and casual abuse; it is no security boundary.
 */
@NullMarked
package org.adjutant.host.scan;

import org.jspecify.annotations.NullMarked;
