package org.adjutant.ledger.store;

/**
 * A kept position.
 *
 * @param number the number along the branch of the last event in it
 * @param board the position, in a form of the keeper's
 */
@SuppressWarnings("ArrayRecordComponent") // bytes to be kept, never compared
public record Keyframe(long number, byte[] board) {}
