package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/** {@code loss <unit>}: which of several units loses the step. */
public final class LossChoice implements ChoiceKind {
  static final String NAME = "loss";
  static final String UNIT = "unit";
  static final String UNITS = "units";
  static final String RULE = "rule";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "Which unit loses a step?";
  }

  @Override
  public Shape shape() {
    return Shape.of(Field.of(UNIT, Type.PIECE, "the unit that loses a step"));
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    List<String> units = choice.facts().get(UNITS).textItems();
    if (!units.contains(answer.text(UNIT))) {
      findings.forbids(
          choice.facts().text(RULE),
          "the loss falls on one of the units concerned",
          Data.of("unit", answer.text(UNIT)).with(UNITS, Data.texts(units)),
          () -> "name one of " + String.join(", ", units));
    }
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    return Offer.all(
        choice.facts().get(UNITS).textItems().stream().map(id -> Data.of(UNIT, id)).toList());
  }
}
