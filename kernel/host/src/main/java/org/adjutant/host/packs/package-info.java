/**
 * Finds packs on the class path and in a folder of jars, and keeps each to itself: what is wrong
 * with one is an {@link org.adjutant.host.packs.Issue}, never the trouble of another.
 */
@NullMarked
package org.adjutant.host.packs;

import org.jspecify.annotations.NullMarked;
