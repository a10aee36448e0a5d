/**
 * Reconnaissance (1.4): scouts, Balloons and Forward Observers roll, the Attacker lays Revealed
 * markers one after another, and what is Camouflaged may escape him.
 */
@NullMarked
package org.adjutant.nomansland.planning.recon;

import org.jspecify.annotations.NullMarked;
