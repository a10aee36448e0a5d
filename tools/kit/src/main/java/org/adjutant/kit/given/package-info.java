/**
 * Tests that read as rulings: given a position, when this is done and these dice fall, then this is
 * the ruling. Start with {@link org.adjutant.kit.given.Given#given} or {@link
 * org.adjutant.kit.given.Given#opened}.
 */
@NullMarked
package org.adjutant.kit.given;

import org.jspecify.annotations.NullMarked;
