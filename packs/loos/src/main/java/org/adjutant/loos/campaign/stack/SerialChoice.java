package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.series.Remedy;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.support.SimpleChoice;

/** {@code then <units>} or {@code then none}: which reserves attack the same hex next (18.4.h). */
final class SerialChoice {
  static final String NAME = "then";
  static final String UNITS = "units";
  static final String TARGET = "target";
  private static final String RULE = "loos:18.4.h";
  private static final int ORDERED = 3;

  static final SimpleChoice KIND =
      SimpleChoice.sampling(
          NAME,
          "Which reserves attack the same hex after this one, in their order?",
          Shape.of(Shape.Field.of(UNITS, Shape.Type.PIECES, "the units, the next first, or none")),
          SerialChoice::check,
          SerialChoice::answers);

  private SerialChoice() {}

  private static void check(Desk desk, Choice choice, Data answer, Findings findings) {
    List<String> able = choice.facts().get(UNITS).textItems();
    Set<String> named = new LinkedHashSet<>();
    for (String unit : answer.get(UNITS).textItems()) {
      if (!able.contains(unit)) {
        findings.forbids(
            RULE,
            "it cannot attack the hex",
            Data.of("unit", unit),
            () -> "answer none, or name among " + Remedy.some(able));
      } else if (!named.add(unit)) {
        findings.forbids(
            RULE, "the unit is named twice", Data.of("unit", unit), "name each unit once");
      }
    }
  }

  /** None first; of up to three units every order of every number of them. */
  private static List<Data> answers(Desk desk, Choice choice) {
    List<String> able = choice.facts().get(UNITS).textItems();
    List<Data> answers = new ArrayList<>();
    collect(able.subList(0, Math.min(able.size(), ORDERED)), List.of(), answers);
    if (able.size() > ORDERED) {
      answers.add(Data.of(UNITS, Data.texts(able)));
    }
    return answers;
  }

  private static void collect(List<String> able, List<String> chosen, List<Data> answers) {
    answers.add(Data.of(UNITS, Data.texts(chosen)));
    for (String unit : able) {
      if (!chosen.contains(unit)) {
        List<String> more = new ArrayList<>(chosen);
        more.add(unit);
        collect(able, more, answers);
      }
    }
  }
}
