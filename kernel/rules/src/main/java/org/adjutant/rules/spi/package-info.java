/**
 * What a pack implements, and what it is handed. A pack compiles against this module alone.
 * Implementations are pure: no clock, no I/O, no own randomness, no mutable static state, ordered
 * collections only.
 */
@NullMarked
package org.adjutant.rules.spi;

import org.jspecify.annotations.NullMarked;
