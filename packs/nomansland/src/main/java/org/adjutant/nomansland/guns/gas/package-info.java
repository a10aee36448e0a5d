/** Gas: projectors, its effects on units, the fast method (4.1.1, 2.5.1.3). */
@NullMarked
package org.adjutant.nomansland.guns.gas;

import org.jspecify.annotations.NullMarked;
