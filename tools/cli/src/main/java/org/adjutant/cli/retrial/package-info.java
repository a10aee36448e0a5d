/** Recorded rulings decided again, and inputs carried over to another branch, as commands. */
@NullMarked
package org.adjutant.cli.retrial;

import org.jspecify.annotations.NullMarked;
