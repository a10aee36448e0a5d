/** Tests of signs and sentences. */
@NullMarked
package org.adjutant.rules.spi.look;

import org.jspecify.annotations.NullMarked;
