/**
 * Hex grids and the maps printed on them. A {@link org.adjutant.rules.board.hex.HexGrid} knows
 * where hexes are; a {@link org.adjutant.rules.board.hex.HexMap} knows what lies in them, on their
 * sides and along them.
 */
@NullMarked
package org.adjutant.rules.board.hex;

import org.jspecify.annotations.NullMarked;
