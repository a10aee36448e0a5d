package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/**
 * {@code break down <unit> in <hexes>}, {@code break none}: a regiment gives way to battalions, one
 * in each of the hexes (13.1.d).
 */
final class BreakChoice implements ChoiceKind {
  static final String NAME = "break";
  static final String UNIT = "unit";
  static final String HEXES = "in";
  private static final String WHAT = "what";
  private static final String DOWN = "down";
  private static final String NONE = "none";

  private static final String MAY = "loos:13.1.d";
  private static final String AS_MANY = "loos:13.1.e";
  private static final String WHERE = "loos:13.1.g";

  private final Battlefield field;
  private final Splits splits;

  BreakChoice(Battlefield field, Splits splits) {
    this.field = field;
    this.splits = splits;
  }

  /** Whether a regiment is broken down. */
  static boolean breaks(Data answer) {
    return answer.text(WHAT).equals(DOWN);
  }

  static List<Hex> hexes(Data answer) {
    return answer.find(HEXES).map(Data::textItems).orElse(List.of()).stream()
        .map(Hex::new)
        .toList();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "Break down a regiment into battalions?";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.word(WHAT, List.of(DOWN, NONE), "break a regiment down, or none any more"),
        Field.of(UNIT, Type.PIECE, "the regiment").optionally(),
        Field.of(HEXES, Type.PLACES, "a hex for each battalion").after("in").optionally());
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    if (!breaks(answer)) {
      if (answer.has(UNIT) || answer.has(HEXES)) {
        findings.forbids(
            MAY,
            "who breaks nothing down names no unit",
            answer,
            "answer none alone, or down with a regiment and hexes");
      }
      return;
    }
    Situation situation = field.in(desk.view());
    Optional<Unit> regiment =
        answer.find(UNIT).flatMap(id -> situation.unit(id.text())).filter(Splits::isRegiment);
    if (regiment.isEmpty()) {
      findings.forbids(
          MAY,
          "name a German regiment on the map",
          answer,
          () ->
              "answer none, or name a regiment that may break down: "
                  + Remedy.units(splits.possible(situation)));
      return;
    }
    check(situation, regiment.get(), answer, findings);
  }

  private void check(Situation situation, Unit regiment, Data answer, Findings findings) {
    List<Hex> hexes = hexes(answer);
    int battalions = Splits.battalions(situation, regiment);
    Data facts = Data.of(UNIT, regiment.id().id());
    if (hexes.size() != battalions) {
      findings.forbids(
          AS_MANY,
          "a hex is to be named for each battalion",
          facts.with("battalions", battalions).with("hexes", hexes.size()),
          () -> "name " + battalions + " hexes" + among(situation, regiment));
    }
    List<Hex> open = splits.hexes(situation, regiment);
    if (!open.containsAll(hexes) || new LinkedHashSet<>(hexes).size() < hexes.size()) {
      findings.forbids(
          WHERE,
          "each battalion takes a hex of its own where the regiment is or could have stepped",
          facts.with("open", Data.texts(open.stream().map(Hex::id).toList())),
          () -> "name " + battalions + " different hexes" + among(situation, regiment));
    }
  }

  private String among(Situation situation, Unit regiment) {
    return " among " + Remedy.some(splits.hexes(situation, regiment));
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    Situation situation = field.in(desk.view());
    List<Data> answers = new ArrayList<>();
    answers.add(Data.of(WHAT, NONE));
    for (Unit regiment : splits.possible(situation)) {
      for (List<Hex> hexes : splits.ways(situation, regiment)) {
        answers.add(
            Data.of(WHAT, DOWN)
                .with(UNIT, regiment.id().id())
                .with(HEXES, Data.texts(hexes.stream().map(Hex::id).toList())));
      }
    }
    return Offer.examples(answers);
  }
}
