/** Tests of the board as text and as a picture. */
@NullMarked
package org.adjutant.cli.board;

import org.jspecify.annotations.NullMarked;
