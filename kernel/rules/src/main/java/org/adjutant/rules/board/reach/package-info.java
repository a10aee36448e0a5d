/** Where a piece can get to and what each step costs, over any network of places. */
@NullMarked
package org.adjutant.rules.board.reach;

import org.jspecify.annotations.NullMarked;
