package org.adjutant.loos.series.combat.advance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/**
 * {@code advance 26a,26b to 1113,1112}, or {@code advance none}: which of the attackers advance,
 * and into which hexes, unit by unit (8.5).
 */
final class AdvanceChoice implements ChoiceKind {
  static final String NAME = "advance";
  static final String UNITS = "units";
  static final String TO = "to";
  static final String OWNER_DECIDES = "loos:8.5.f";
  static final String ONE_EACH = "loos:8.5.g";
  private static final int LISTED = 64;

  private final Battlefield field;
  private final AdvanceRule rule;

  AdvanceChoice(Battlefield field, AdvanceRule rule) {
    this.field = field;
    this.rule = rule;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "Which units advance, and where to? The path of retreat is "
        + String.join(" ", choice.facts().get(Pursuit.RETREAT).textItems())
        + ".";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.of(UNITS, Type.PIECES, "the units that advance, or none"),
        Field.of(TO, Type.PLACES, "where each of them ends").after("to").optionally());
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    Situation situation = field.in(desk.view());
    Pursuit pursuit = Pursuit.of(situation, rule, choice.facts());
    List<String> units = answer.get(UNITS).textItems();
    List<Hex> ends = ends(answer);
    if (units.size() != ends.size()) {
      findings.forbids(
          OWNER_DECIDES,
          "say for each unit where it ends its advance",
          Data.of("units", units.size()).with("hexes", ends.size()),
          () -> "answer none, or for each unit one hex: " + possible(pursuit));
      return;
    }
    Map<PieceId, Hex> chosen = new LinkedHashMap<>();
    for (int n = 0; n < units.size(); n++) {
      Data facts = Data.of("unit", units.get(n)).with("hex", ends.get(n).id());
      PieceId unit = new PieceId(units.get(n));
      Hex end = ends.get(n);
      if (chosen.containsKey(unit) || !pursuit.ways().containsKey(unit)) {
        findings.forbids(
            OWNER_DECIDES,
            "no unit that may advance, or it is named twice",
            facts,
            () -> "name each unit once: " + possible(pursuit));
      } else if (pursuit.way(unit, end).isEmpty()) {
        List<Hex> retreat = Pursuit.retreat(choice.facts());
        for (Toll.Bar bar :
            rule.bars(situation, situation.unit(unit).orElseThrow(), retreat, end)) {
          findings.forbids(
              bar.rule().text(),
              bar.why(),
              facts,
              () ->
                  Remedy.both(
                      bar.remedy(),
                      unit
                          + " may advance to "
                          + Remedy.some(pursuit.ways().getOrDefault(unit, Map.of()).keySet())));
        }
      }
      if (!pursuit.hasRoom(chosen, unit, end)) {
        findings.forbids(
            ONE_EACH,
            "two units would end their advance in one hex",
            facts,
            () -> "name another hex for one of them: " + possible(pursuit));
      }
      chosen.put(unit, end);
    }
  }

  /** Each unit that may advance, with its hexes. */
  private static String possible(Pursuit pursuit) {
    List<String> each = new ArrayList<>();
    pursuit.ways().forEach((unit, ends) -> each.add(unit + " to " + Remedy.some(ends.keySet())));
    return each.isEmpty() ? "no unit may advance" : String.join("; ", each);
  }

  /** Listed with those first that take the most units the farthest. */
  @Override
  public Offer offer(Desk desk, Choice choice) {
    Pursuit pursuit = Pursuit.of(field.in(desk.view()), rule, choice.facts());
    List<Data> answers = new ArrayList<>();
    pursuit.all(LISTED + 1).forEach(advance -> answers.add(answer(advance)));
    if (answers.size() <= LISTED) {
      return Offer.all(answers);
    }
    answers.set(LISTED, answer(Map.of()));
    return Offer.examples(answers);
  }

  static List<Hex> ends(Data answer) {
    return answer.find(TO).map(Data::textItems).orElse(List.of()).stream().map(Hex::new).toList();
  }

  private static Data answer(Map<PieceId, Hex> advance) {
    Data units = Data.texts(advance.keySet().stream().map(PieceId::id).toList());
    return advance.isEmpty()
        ? Data.of(UNITS, units)
        : Data.of(UNITS, units)
            .with(TO, Data.texts(advance.values().stream().map(Hex::id).toList()));
  }
}
