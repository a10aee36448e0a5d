/**
 * Fire attacks (2.1.3): who may be fired on, along which line of sight and in which arc, and the
 * procedure on the Fire Table.
 */
@NullMarked
package org.adjutant.nomansland.fire;

import org.jspecify.annotations.NullMarked;
