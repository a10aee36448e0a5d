/** Support fire markers: the allotments and draws of section 7, and the phase that opens a turn. */
@NullMarked
package org.adjutant.loos.series.support;

import org.jspecify.annotations.NullMarked;
