/** The opening position, and what the rules say of it (1.1, 1.2.c, 1.2.d, the scenarios' lists). */
@NullMarked
package org.adjutant.nomansland.planning.begin;

import org.jspecify.annotations.NullMarked;
