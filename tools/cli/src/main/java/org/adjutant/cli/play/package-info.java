/**
 * A game played in conversation: it says what others did and what may be done, a person types, by
 * hand or through a pipe.
 */
@NullMarked
package org.adjutant.cli.play;

import org.jspecify.annotations.NullMarked;
