/**
 * Planning (1.1 to 1.4, 1.6, 1.7): the opening position, both set-ups, Sky Domination,
 * Reconnaissance, Surprise, and the company that enters later.
 */
@NullMarked
package org.adjutant.nomansland.planning;

import org.jspecify.annotations.NullMarked;
