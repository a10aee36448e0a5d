/**
 * Surprise (1.6, 4.1.6.a): how far forward the Attacker may set up, and where gas cylinders lie.
 */
@NullMarked
package org.adjutant.nomansland.planning.surprise;

import org.jspecify.annotations.NullMarked;
