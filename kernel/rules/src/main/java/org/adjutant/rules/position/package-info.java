/** The whole state of a game at one point, immutable and cheap to keep by the thousand. */
@NullMarked
package org.adjutant.rules.position;

import org.jspecify.annotations.NullMarked;
