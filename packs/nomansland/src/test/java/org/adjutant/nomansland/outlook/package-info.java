/** Tests of what programs that play know. */
@NullMarked
package org.adjutant.nomansland.outlook;

import org.jspecify.annotations.NullMarked;
