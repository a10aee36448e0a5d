/** Boards without a grid: areas on a graph, boxes and tracks. */
@NullMarked
package org.adjutant.rules.board.area;

import org.jspecify.annotations.NullMarked;
