package org.adjutant.ledger;

import org.adjutant.rules.data.Data;

/**
 * Something that was done to a game as a whole: a branch begun, named or promoted, a note, a
 * bookmark, consent asked and given, terms adopted, a seat taken.
 *
 * @param number in the game's own stream, from 0
 * @param name of the stored event, such as {@code ConsentAsked}
 * @param facts as stored, without what is secret
 * @param millis since 1970
 */
public record Deed(long number, String name, Data facts, String actor, long millis) {}
