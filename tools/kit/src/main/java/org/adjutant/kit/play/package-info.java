/**
 * Games played by chance, for tests, soaks and benchmarks: seeded, so that each can be played
 * again.
 */
@NullMarked
package org.adjutant.kit.play;

import org.jspecify.annotations.NullMarked;
