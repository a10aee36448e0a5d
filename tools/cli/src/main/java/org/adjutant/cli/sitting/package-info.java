/**
 * What every command has before it: the options given, the packs, the ledger, the game, and whose
 * eyes look at it.
 */
@NullMarked
package org.adjutant.cli.sitting;

import org.jspecify.annotations.NullMarked;
