/**
 * Dice that nobody can choose and anybody can verify: committed seeds, and rolls derived from the
 * seed of a branch and the roll's key. Pure functions; where randomness is needed it is passed in.
 */
@NullMarked
package org.adjutant.ledger.dice;

import org.jspecify.annotations.NullMarked;
