/**
 * The Elan track (2.0), the markers in its cup (1.8, 2.4), the snipers among them (4.3.3), and the
 * Forward! markers that cancel a roll.
 */
@NullMarked
package org.adjutant.nomansland.elan;

import org.jspecify.annotations.NullMarked;
