package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
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

/** {@code displace <hex>}: where a displaced unit goes (8.3.1). */
final class DisplaceChoice implements ChoiceKind {
  static final String NAME = "displace";
  static final String TO = "to";
  private static final String RULE = "loos:8.3.1.c";

  private final Battlefield field;
  private final RetreatRule rule;

  DisplaceChoice(Battlefield field, RetreatRule rule) {
    this.field = field;
    this.rule = rule;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "Where does " + choice.facts().text("unit") + " make room to?";
  }

  @Override
  public Shape shape() {
    return Shape.of(Field.of(TO, Type.PLACE, "the adjacent hex it goes to"));
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    List<String> ends = ends(desk, choice);
    if (!ends.contains(answer.text(TO))) {
      findings.forbids(
          RULE,
          "a displaced unit retreats one hex by the rules of retreat",
          Data.of(TO, answer.text(TO)).with("possible", Data.texts(ends)),
          () -> "name one of " + String.join(", ", ends));
    }
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    return Offer.all(ends(desk, choice).stream().map(hex -> Data.of(TO, hex)).toList());
  }

  private List<String> ends(Desk desk, Choice choice) {
    var situation = field.in(desk.view());
    Unit unit = situation.unit(choice.facts().text("unit")).orElseThrow();
    return new WayFinder(situation, rule, desk.reading(Preferences.EDGE))
        .displacement(unit, Displacement.chain(choice.facts())).list().stream()
            .map(Way::end)
            .map(Hex::id)
            .toList();
  }
}
