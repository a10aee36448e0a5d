/** The command line. */
@NullMarked
package org.adjutant.cli;

import org.jspecify.annotations.NullMarked;
