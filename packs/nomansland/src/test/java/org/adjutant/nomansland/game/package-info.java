/** Tests of the package of the same name. */
@NullMarked
package org.adjutant.nomansland.game;

import org.jspecify.annotations.NullMarked;
