/** Rulings: what was submitted, what was found, what follows. */
@NullMarked
package org.adjutant.rules.ruling;

import org.jspecify.annotations.NullMarked;
