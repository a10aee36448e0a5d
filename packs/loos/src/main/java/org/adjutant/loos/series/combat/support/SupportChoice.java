package org.adjutant.loos.series.combat.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Remedy;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/**
 * {@code support place}, {@code support pass}: whether a side commits a marker now. A side that
 * knows its markers says which: {@code support place 3}.
 */
public final class SupportChoice implements ChoiceKind {
  public static final String NAME = "support";
  private static final String WHAT = "what";
  private static final String NUMBER = "number";
  private static final String PLACE = "place";
  private static final String PASS = "pass";
  private static final String MAY_PASS = "mayPass";
  private static final String TARGET = "target";
  private static final String ALTERNATE = "loos:8.2.1.b";
  private static final String DRAWN = "loos:7.1.b";

  /**
   * What the choice is about.
   *
   * @param mayPass whether the side may keep its markers
   */
  public static Data facts(String target, boolean mayPass) {
    return Data.of(TARGET, target).with(MAY_PASS, mayPass);
  }

  /** Whether a marker is placed. */
  static boolean places(Data answer) {
    return answer.text(WHAT).equals(PLACE);
  }

  /** The number the side chose, if it did. */
  public static Optional<Integer> number(Data answer) {
    return answer.find(NUMBER).map(Data::integer);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    String target = choice.facts().text(TARGET);
    return choice.facts().get(MAY_PASS).flag()
        ? "Commit a support marker to the combat at " + target + "?"
        : "Which marker bombards " + target + "?";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.word(WHAT, List.of(PLACE, PASS), "commit a marker, or none"),
        Field.of(NUMBER, Type.NUMBER, "its number, if its owner may know it").optionally());
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    Optional<Integer> number = number(answer);
    if (!places(answer)) {
      if (!choice.facts().get(MAY_PASS).flag()) {
        findings.forbids(
            ALTERNATE,
            "the bombardment has been announced, so the marker is due",
            Data.EMPTY,
            () -> "answer " + placing(desk, choice));
      } else if (number.isPresent()) {
        findings.forbids(
            ALTERNATE,
            "a side that passes names no marker",
            Data.EMPTY,
            () -> "answer pass alone, or " + placing(desk, choice));
      }
      return;
    }
    List<Integer> known = hand(desk, choice.owner()).numbers();
    Data facts = Data.of("known", Data.numbers(known));
    if (known.isEmpty() && number.isPresent()) {
      findings.forbids(
          DRAWN,
          "markers drawn blindly are taken as they come",
          facts,
          "answer place without a number");
    } else if (!known.isEmpty() && number.filter(known::contains).isEmpty()) {
      findings.forbids(
          DRAWN,
          "name one of the numbers there are",
          facts,
          () -> "answer " + placing(desk, choice));
    }
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    List<Data> answers = new ArrayList<>();
    List<Integer> known = hand(desk, choice.owner()).numbers();
    for (int number : known) {
      answers.add(Data.of(WHAT, PLACE).with(NUMBER, number));
    }
    if (known.isEmpty()) {
      answers.add(Data.of(WHAT, PLACE));
    }
    if (choice.facts().get(MAY_PASS).flag()) {
      answers.add(Data.of(WHAT, PASS));
    }
    return Offer.all(answers);
  }

  /** How a marker is placed. */
  private static String placing(Desk desk, Choice choice) {
    List<Integer> known = hand(desk, choice.owner()).numbers();
    return known.isEmpty() ? PLACE : PLACE + " with one of the numbers " + Remedy.some(known);
  }

  private static Hand hand(Desk desk, SideId side) {
    return new Hand(desk.view(), side);
  }
}
