/** Tests of what rulings are made of. */
@NullMarked
package org.adjutant.rules.ruling;

import org.jspecify.annotations.NullMarked;
