/** Tests of Reconnaissance (1.4). */
@NullMarked
package org.adjutant.nomansland.planning.recon;

import org.jspecify.annotations.NullMarked;
