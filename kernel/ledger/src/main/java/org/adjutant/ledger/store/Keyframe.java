package org.adjutant.ledger.store;

/**
 * A kept position.
 *
 * @param number the number along the branch of the last event in it
 * @param board the position, in a form of the keeper's
 */
public record Keyframe(long number, byte[] board) {}
