package org.adjutant.ledger;

import java.util.OptionalLong;
import org.adjutant.rules.ruling.Input;

/**
 * Something submitted to a branch.
 *
 * @param branch its id or name
 * @param actor who submits it, for the record: a person's or a bot's name
 * @param id the id of the command; sent again under it, it is not done twice
 * @param expected the number of the head it was decided on; empty to take the head as it is
 */
public record Submission(
    String branch, Input input, String actor, String id, OptionalLong expected) {}
