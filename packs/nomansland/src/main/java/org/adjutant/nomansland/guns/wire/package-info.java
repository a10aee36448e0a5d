/**
 * Test markers and the destruction of wire; what happens when enemies come beside each other
 * (1.5.2).
 */
@NullMarked
package org.adjutant.nomansland.guns.wire;

import org.jspecify.annotations.NullMarked;
