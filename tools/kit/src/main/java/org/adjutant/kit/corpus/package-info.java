/**
 * A corpus: exports of recorded games in a folder of the sources, whose rulings are decided again
 * in the pack's build. It pins what was ruled; a change of code that would rule otherwise is told.
 */
@NullMarked
package org.adjutant.kit.corpus;

import org.jspecify.annotations.NullMarked;
