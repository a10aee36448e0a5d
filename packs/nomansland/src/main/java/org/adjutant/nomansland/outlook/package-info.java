/**
 * How well a side stands and what it might do, for programs that play: what units and ground are
 * worth, what attacks may be expected to do, what each phase is about. No rule of the game is in
 * here, and no ruling depends on it.
 */
@NullMarked
package org.adjutant.nomansland.outlook;

import org.jspecify.annotations.NullMarked;
