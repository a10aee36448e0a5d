/** Every roll of the title, and the Initiative that the Attacker may add to his own (2.0). */
@NullMarked
package org.adjutant.nomansland.dice;

import org.jspecify.annotations.NullMarked;
