/** Who may attack whom, and what an attack costs the unit that makes it (2.1.b, 2.1.3.1). */
@NullMarked
package org.adjutant.nomansland.weapons.act;

import org.jspecify.annotations.NullMarked;
