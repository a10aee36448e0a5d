/**
 * What may come of an input, or of the rest of a game: exact where the ways are few, else sampled;
 * and what luck the recorded dice of a game were. Nothing here records anything.
 */
@NullMarked
package org.adjutant.cli.odds;

import org.jspecify.annotations.NullMarked;
