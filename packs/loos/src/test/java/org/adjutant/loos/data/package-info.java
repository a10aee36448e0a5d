/** The data of the pack: that it reads, hangs together, and says what is printed as printed. */
@NullMarked
package org.adjutant.loos.data;

import org.jspecify.annotations.NullMarked;
