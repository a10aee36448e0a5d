/** Lines of sight over a hex grid: what they cross, and what stops them. */
@NullMarked
package org.adjutant.rules.board.sight;

import org.jspecify.annotations.NullMarked;
