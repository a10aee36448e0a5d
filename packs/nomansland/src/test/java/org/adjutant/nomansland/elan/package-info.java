/** Tests of the Elan markers. */
@NullMarked
package org.adjutant.nomansland.elan;

import org.jspecify.annotations.NullMarked;
