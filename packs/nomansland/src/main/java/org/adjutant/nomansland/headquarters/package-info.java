/**
 * The Defender's Headquarters, whose markers barrages may send into the cup (2.2.0), and the one
 * Counter-Attack that he may plan there (2.2.3).
 */
@NullMarked
package org.adjutant.nomansland.headquarters;

import org.jspecify.annotations.NullMarked;
