/**
 * Ready-made parts for packs: the action that ends a phase, common validators, a record-like action
 * kind.
 */
@NullMarked
package org.adjutant.rules.spi.support;

import org.jspecify.annotations.NullMarked;
