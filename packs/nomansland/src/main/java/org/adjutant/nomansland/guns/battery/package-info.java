/** Fire at the enemy's guns, Command Post and Communications (1.5.3.1, 4.1.3, 4.1.4). */
@NullMarked
package org.adjutant.nomansland.guns.battery;

import org.jspecify.annotations.NullMarked;
