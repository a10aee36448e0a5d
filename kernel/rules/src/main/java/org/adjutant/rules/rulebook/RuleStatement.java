package org.adjutant.rules.rulebook;

import java.util.List;
import org.adjutant.rules.data.Data;

/**
 * One statement of a rulebook in our words.
 *
 * @param section the section it is printed in: {@code 8.3}
 * @param kind {@code mechanical}, {@code setup}, {@code victory}, {@code definition} or {@code component}
 * @param absence true if it only says what does not happen: a test proves it, no code cites it
 * @param data the charts it reads
 * @param interpretations the ambiguities that touch it
 */
public record RuleStatement(
    RuleId id, String section, String kind, String statement, boolean absence, List<String> data,
    List<RuleId> interpretations) {
  public RuleStatement {
    data = List.copyOf(data);
    interpretations = List.copyOf(interpretations);
  }

  /** True for the kinds that must be proved by a test: mechanical, set-up and victory. */
  public boolean needsProof() {
    return kind.equals("mechanical") || kind.equals("setup") || kind.equals("victory");
  }

  static RuleStatement parse(Data data) {
    return new RuleStatement(
        RuleId.of(data.text("id")), data.text("section"), data.text("kind"), data.text("statement"),
        data.find("absence").map(Data::flag).orElse(false),
        data.find("data").map(Data::textItems).orElse(List.of()),
        data.find("interpretations").map(Data::textItems).orElse(List.of()).stream().map(RuleId::of).toList());
  }
}
