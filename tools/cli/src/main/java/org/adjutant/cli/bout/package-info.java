/** Games between bots in memory, many of them, and what came of them. */
@NullMarked
package org.adjutant.cli.bout;

import org.jspecify.annotations.NullMarked;
