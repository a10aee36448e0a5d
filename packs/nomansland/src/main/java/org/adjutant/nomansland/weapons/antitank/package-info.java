/** Anti-tank rifles and K-Bullets (4.2.11.1, 4.3.2). */
@NullMarked
package org.adjutant.nomansland.weapons.antitank;

import org.jspecify.annotations.NullMarked;
