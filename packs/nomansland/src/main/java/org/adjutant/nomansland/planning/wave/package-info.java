/** The company that enters once the first wave is at the enemy's trench (S08.special.e and f). */
@NullMarked
package org.adjutant.nomansland.planning.wave;

import org.jspecify.annotations.NullMarked;
