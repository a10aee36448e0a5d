/** Tests of the package of the same name. */
@NullMarked
package org.adjutant.nomansland.board;

import org.jspecify.annotations.NullMarked;
