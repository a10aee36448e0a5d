/** What differs between two points of a game's tree, and how it came about. */
@NullMarked
package org.adjutant.cli.compare;

import org.jspecify.annotations.NullMarked;
