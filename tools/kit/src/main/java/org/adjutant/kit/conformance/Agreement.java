package org.adjutant.kit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/** Offers and rulings are two answers to one question. */
final class Agreement {
  private Agreement() {}

  /**
   * Every example is permitted; and near each, what is not offered of a complete offer is refused.
   */
  static void check(Title title, Position position, SideId side) {
    for (Legal legal : Offers.of(title, position, side)) {
      for (Data example : legal.offer().examples()) {
        assertThat(judge(title, position, legal, example).list())
            .as("%s offered to %s at %s: %s", legal.kind(), side, position.clock(), example)
            .noneMatch(finding -> finding.isForbidding());
      }
      if (legal.offer().complete()) {
        for (Data near : near(legal, position)) {
          boolean offered = legal.offer().examples().contains(near);
          assertThat(isPermitted(title, position, legal, near))
              .as("%s, not offered to %s at %s: %s", legal.kind(), side, position.clock(), near)
              .isEqualTo(offered);
        }
      }
    }
  }

  private static boolean isPermitted(Title title, Position position, Legal legal, Data args) {
    try {
      return !judge(title, position, legal, args).forbidden();
    } catch (InputException e) {
      return false;
    }
  }

  private static Findings judge(Title title, Position position, Legal legal, Data args) {
    if (legal.isChoice()) {
      Choice choice =
          position.openChoices().stream()
              .filter(c -> c.id().equals(legal.choice()))
              .findFirst()
              .orElseThrow();
      return Engine.judge(title, position, legal.side(), choice, args);
    }
    return Engine.judge(title, position, legal.side(), Offers.kind(title, legal.kind()), args);
  }

  /** Arguments made of the fields of different examples, and examples with one field changed. */
  private static List<Data> near(Legal legal, Position position) {
    List<Data> examples = legal.offer().examples();
    SplittableRandom random = new SplittableRandom(examples.size());
    List<Data> mixed = new ArrayList<>();
    for (int i = 0; i < examples.size() && i < 12; i++) {
      Data first = examples.get(i);
      Changes.of(legal.shape(), first, position, random).ifPresent(mixed::add);
      for (var field : examples.get(examples.size() - 1 - i).fields().entrySet()) {
        if (first.has(field.getKey())) {
          mixed.add(first.with(field.getKey(), field.getValue()));
          break;
        }
      }
    }
    return mixed;
  }

  /** What is ruled on things submitted by the wrong side. */
  static List<Ruling> wrong(Title title, Position position, SideId side) {
    List<Ruling> rulings = new ArrayList<>();
    for (SideId other : title.sides()) {
      if (!other.equals(side)) {
        for (Legal legal : Offers.of(title, position, other)) {
          Data example = legal.offer().examples().get(0);
          Input input =
              legal.isChoice()
                  ? new Input.Answer(side, legal.choice(), example)
                  : Input.act(side, legal.kind(), example);
          try {
            rulings.add(Engine.decide(title, position, input, Chance.NONE));
          } catch (InputException e) {
            assertThat(e).hasMessageContaining("\"");
          }
        }
      }
    }
    return rulings;
  }
}
