package org.adjutant.nomansland.planning.sky;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.support.SimpleChoice;

/** Which of its committed aircraft a side loses: {@code lose balloon-1}. */
final class LossChoice {
  static final String NAME = "lose";
  private static final String AIRCRAFT = "aircraft";

  private LossChoice() {}

  static ChoiceKind kind() {
    return SimpleChoice.sampling(
        NAME,
        "Which of your aircraft are shot down?",
        Shape.of(Field.of(AIRCRAFT, Type.PIECES, "as many as are lost")),
        LossChoice::check,
        LossChoice::ways);
  }

  static List<String> named(Data answer) {
    return answer.get(AIRCRAFT).textItems();
  }

  private static void check(Desk desk, Choice choice, Data answer, Findings findings) {
    List<String> named = named(answer);
    List<String> of = choice.facts().get("of").textItems();
    int lose = choice.facts().integer("lose");
    boolean fits = of.containsAll(named) && new LinkedHashSet<>(named).size() == named.size();
    if (!fits || named.size() != lose) {
      findings.forbids(
          "nomansland:1.3.e",
          "the owner names as many of his committed aircraft as are lost",
          Data.of("named", Data.texts(named)).with("lost", lose),
          () -> "name " + lose + " of " + String.join(", ", of));
    }
  }

  private static List<Data> ways(Desk desk, Choice choice) {
    List<String> of = choice.facts().get("of").textItems();
    List<List<String>> all = new ArrayList<>();
    choose(of, 0, choice.facts().integer("lose"), List.of(), all);
    return all.stream().map(some -> Data.of(AIRCRAFT, Data.texts(some))).toList();
  }

  private static void choose(
      List<String> of, int from, int more, List<String> so, List<List<String>> all) {
    if (more == 0) {
      all.add(so);
      return;
    }
    for (int i = from; i <= of.size() - more; i++) {
      List<String> next = new ArrayList<>(so);
      next.add(of.get(i));
      choose(of, i + 1, more - 1, next, all);
    }
  }
}
