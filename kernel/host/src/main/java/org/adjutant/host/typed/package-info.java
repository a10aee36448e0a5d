/** What a person types: short forms of actions and answers, and what he calls a piece. */
@NullMarked
package org.adjutant.host.typed;

import org.jspecify.annotations.NullMarked;
