/** The data of a pack by chart: what is printed in the game, what is not, and why it is so. */
@NullMarked
package org.adjutant.cli.charts;

import org.jspecify.annotations.NullMarked;
