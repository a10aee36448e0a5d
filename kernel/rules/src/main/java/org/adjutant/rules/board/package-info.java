/** Places and the geometry between them: hex grids, graphs of areas, and the measured tabletop. */
@NullMarked
package org.adjutant.rules.board;

import org.jspecify.annotations.NullMarked;
