/** Charts as SVG, drawn here, readable in print: dark on white, nothing told by colour alone. */
@NullMarked
package org.adjutant.cli.chart;

import org.jspecify.annotations.NullMarked;
