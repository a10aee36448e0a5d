/** Rulings, events and positions in words, for a terminal of 80 columns. */
@NullMarked
package org.adjutant.cli.print;

import org.jspecify.annotations.NullMarked;
