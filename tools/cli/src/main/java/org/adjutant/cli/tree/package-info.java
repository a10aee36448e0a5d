/** The tree of a game's branches: what hangs where, why, and what was left behind. */
@NullMarked
package org.adjutant.cli.tree;

import org.jspecify.annotations.NullMarked;
