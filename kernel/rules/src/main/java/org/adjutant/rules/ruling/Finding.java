package org.adjutant.rules.ruling;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.rulebook.RuleId;

/**
 * One step of a ruling: a rule, what it was applied to, and what came of it.
 *
 * @param says in our words, short, without the numbers, which stand in the inputs
 * @param inputs named values the rule was applied to
 * @param sources where inputs come from: table cells, terrain, interpretations, dice
 * @param remedy of a finding that forbids: what would make it legal, where that can be said; else
 *     empty
 */
public record Finding(
    RuleId rule,
    Bearing bearing,
    String says,
    Data inputs,
    List<Source> sources,
    String remedy,
    Audience audience) {

  /** What a finding does to the ruling. */
  public enum Bearing {
    /** The rule allows what was submitted. */
    PERMITS,
    /** The rule forbids it. */
    FORBIDS,
    /** The rule decides something on the way. */
    APPLIES,
    /** The rule forbids it, but people agreed to set that aside. */
    WAIVED
  }

  public Finding {
    sources = List.copyOf(sources);
  }

  public static Finding applies(String rule, String says, Data inputs) {
    return new Finding(RuleId.of(rule), Bearing.APPLIES, says, inputs, List.of(), "", Audience.ALL);
  }

  public static Finding permits(String rule, String says) {
    return new Finding(
        RuleId.of(rule), Bearing.PERMITS, says, Data.EMPTY, List.of(), "", Audience.ALL);
  }

  public static Finding forbids(String rule, String says, Data inputs) {
    return new Finding(RuleId.of(rule), Bearing.FORBIDS, says, inputs, List.of(), "", Audience.ALL);
  }

  public boolean isForbidding() {
    return bearing == Bearing.FORBIDS;
  }

  public Finding from(Source source) {
    List<Source> more = new ArrayList<>(sources);
    more.add(source);
    return new Finding(rule, bearing, says, inputs, more, remedy, audience);
  }

  public Finding forEyesOf(Audience eyes) {
    return new Finding(rule, bearing, says, inputs, sources, remedy, eyes);
  }

  /** The same, with what would make it legal. */
  public Finding unless(String otherwise) {
    return new Finding(rule, bearing, says, inputs, sources, otherwise, audience);
  }

  /** The same, set aside by people. */
  public Finding waived() {
    return new Finding(rule, Bearing.WAIVED, says, inputs, sources, "", audience);
  }
}
