/** What programs that compare positions are told. */
@NullMarked
package org.adjutant.loos.series.outlook;

import org.jspecify.annotations.NullMarked;
