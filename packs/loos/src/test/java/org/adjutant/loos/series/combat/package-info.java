/** Section 8 as rulings, a class for each of its subsections. */
@NullMarked
package org.adjutant.loos.series.combat;

import org.jspecify.annotations.NullMarked;
