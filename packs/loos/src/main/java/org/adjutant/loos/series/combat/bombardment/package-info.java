/** Bombardment by support markers alone (8.1). */
@NullMarked
package org.adjutant.loos.series.combat.bombardment;

import org.jspecify.annotations.NullMarked;
