/** Five procedures of five titles, each on a mini pack of its own, through the public SPI alone. */
@NullMarked
package org.adjutant.walks;

import org.jspecify.annotations.NullMarked;
