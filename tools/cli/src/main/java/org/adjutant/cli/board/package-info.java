/** The board as text in 80 columns, and as SVG. */
@NullMarked
package org.adjutant.cli.board;

import org.jspecify.annotations.NullMarked;
