package org.adjutant.ledger.store;

/**
 * An event of a branch.
 *
 * @param number its number along the branch, from 0, the opening
 * @param row where it is stored; {@code row.number()} is its number in its own stream
 */
public record Numbered(long number, Row row) {}
