/** Hidden units and the "?" markers over them (1.2). */
@NullMarked
package org.adjutant.nomansland.veil;

import org.jspecify.annotations.NullMarked;
