/** The engine: pure functions from a position and an input to a ruling. */
@NullMarked
package org.adjutant.rules.engine;

import org.jspecify.annotations.NullMarked;
