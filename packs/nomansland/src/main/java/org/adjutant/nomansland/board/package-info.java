/**
 * What lies where now. A unit is a piece whose kind is its key in {@code counters.json}; what
 * changes on it is an attribute named in {@link org.adjutant.nomansland.board.Mark}. What the
 * defender hides is a piece that he alone knows of, under a piece of kind {@code unknown} that
 * everybody sees. An empty position is a normal one: nothing lost, nothing drawn, wire as printed.
 */
@NullMarked
package org.adjutant.nomansland.board;

import org.jspecify.annotations.NullMarked;
