/** A whole game as one HTML file: boards, what happened, why, disputes, dice, branches. */
@NullMarked
package org.adjutant.cli.report;

import org.jspecify.annotations.NullMarked;
