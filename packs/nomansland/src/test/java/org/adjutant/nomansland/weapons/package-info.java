@NullMarked
package org.adjutant.nomansland.weapons;

import org.jspecify.annotations.NullMarked;
