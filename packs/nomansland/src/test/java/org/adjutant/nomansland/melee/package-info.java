@NullMarked
package org.adjutant.nomansland.melee;

import org.jspecify.annotations.NullMarked;
