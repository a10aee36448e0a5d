/** Tests of the opening position. */
@NullMarked
package org.adjutant.nomansland.planning.begin;

import org.jspecify.annotations.NullMarked;
