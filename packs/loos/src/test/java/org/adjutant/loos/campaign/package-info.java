/** The campaign as a whole: set-up, Zero Hour, victory, whole games. */
@NullMarked
package org.adjutant.loos.campaign;

import org.jspecify.annotations.NullMarked;
