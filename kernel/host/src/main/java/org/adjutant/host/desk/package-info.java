/**
 * The referee's desk: rulings on a position that is written in a small file, without any game.
 * {@link org.adjutant.host.desk.PositionFile} says what may stand in one.
 */
@NullMarked
package org.adjutant.host.desk;

import org.jspecify.annotations.NullMarked;
