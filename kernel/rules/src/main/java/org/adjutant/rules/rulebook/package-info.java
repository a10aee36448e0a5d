/** A title's rules in our words: the rule index, the interpretations, and where data comes from. */
@NullMarked
package org.adjutant.rules.rulebook;

import org.jspecify.annotations.NullMarked;
