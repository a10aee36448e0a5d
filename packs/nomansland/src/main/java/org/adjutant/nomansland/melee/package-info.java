/** Close Combat (2.1.5). */
@NullMarked
package org.adjutant.nomansland.melee;

import org.jspecify.annotations.NullMarked;
