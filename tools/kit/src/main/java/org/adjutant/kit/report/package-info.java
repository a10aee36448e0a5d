/**
 * The rule report of a pack: which statements of its rulebook are cited by its code and proved by
 * its tests.
 */
@NullMarked
package org.adjutant.kit.report;

import org.jspecify.annotations.NullMarked;
