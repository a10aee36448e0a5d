/**
 * Games and their branches as aggregates: who sits where, which branches there are, what may be
 * appended to which head.
 */
@NullMarked
package org.adjutant.ledger.game;

import org.jspecify.annotations.NullMarked;
