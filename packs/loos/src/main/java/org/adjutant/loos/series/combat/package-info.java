/**
 * Bombardment and ground combat (8.0 to 8.5): one package for each section of the rules, put
 * together by {@link org.adjutant.loos.series.combat.Combat}.
 */
@NullMarked
package org.adjutant.loos.series.combat;

import org.jspecify.annotations.NullMarked;
