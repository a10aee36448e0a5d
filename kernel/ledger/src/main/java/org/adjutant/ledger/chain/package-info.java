/**
 * The stored form of one event, and the hash chain that runs over it. Pure: bytes in, verdicts out;
 * no file, no clock, no randomness of its own.
 */
@NullMarked
package org.adjutant.ledger.chain;

import org.jspecify.annotations.NullMarked;
