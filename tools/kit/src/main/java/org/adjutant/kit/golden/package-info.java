/**
 * Golden games: whole games written down as text, every input, finding, roll and digest, that are
 * played again and compared line by line.
 */
@NullMarked
package org.adjutant.kit.golden;

import org.jspecify.annotations.NullMarked;
