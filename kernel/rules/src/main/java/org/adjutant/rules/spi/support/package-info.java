/**
 * Ready-made parts for packs: a title and its actions and choices put together from functions, the
 * action that ends a phase, common validators, drawing and shuffling.
 */
@NullMarked
package org.adjutant.rules.spi.support;

import org.jspecify.annotations.NullMarked;
