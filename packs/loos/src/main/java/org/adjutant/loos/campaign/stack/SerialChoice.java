package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.Attack;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * {@code then <units>} or {@code then none}: which reserves attack the same hex next (18.4.h). Who
 * is needed for an attack that was pledged (14.3.h) is not among them.
 */
final class SerialChoice {
  static final String NAME = "then";
  static final String UNITS = "units";
  static final String TARGET = "target";
  private static final String RULE = "loos:18.4.h";
  private static final int ORDERED = 3;

  private final Battlefield field;
  private final AttackRules rules;

  SerialChoice(Battlefield field, AttackRules rules) {
    this.field = field;
    this.rules = rules;
  }

  SimpleChoice kind() {
    return SimpleChoice.sampling(
        NAME,
        "Which reserves attack the same hex after this one, in their order?",
        Shape.of(Shape.Field.of(UNITS, Shape.Type.PIECES, "the units, the next first, or none")),
        this::check,
        this::answers);
  }

  /** Why these may not attack the hex as well, each alone: by what was pledged before. */
  List<Bar> bars(Situation situation, SideId side, Hex target, List<Unit> units) {
    return rules.pledges().bars(situation, rules, new Attack(side, target, units, List.of()));
  }

  private List<Bar> bars(Desk desk, Choice choice, List<String> named) {
    Situation situation = field.in(desk.view());
    List<Unit> units = named.stream().flatMap(id -> situation.unit(id).stream()).toList();
    return bars(situation, choice.owner(), new Hex(choice.facts().text(TARGET)), units);
  }

  private void check(Desk desk, Choice choice, Data answer, Findings findings) {
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
    for (Bar bar : bars(desk, choice, List.copyOf(named))) {
      findings.forbids(
          bar.rule().text(), bar.why(), answer, "answer none, or leave out who is needed there");
    }
  }

  /** None first; of up to three units every order of every number of them. */
  private List<Data> answers(Desk desk, Choice choice) {
    List<String> able = choice.facts().get(UNITS).textItems();
    List<List<String>> sets = new ArrayList<>();
    collect(able.subList(0, Math.min(able.size(), ORDERED)), List.of(), sets);
    if (able.size() > ORDERED) {
      sets.add(able);
    }
    return sets.stream()
        .filter(units -> bars(desk, choice, units).isEmpty())
        .map(units -> Data.of(UNITS, Data.texts(units)))
        .toList();
  }

  private static void collect(List<String> able, List<String> chosen, List<List<String>> sets) {
    sets.add(chosen);
    for (String unit : able) {
      if (!chosen.contains(unit)) {
        List<String> more = new ArrayList<>(chosen);
        more.add(unit);
        collect(able, more, sets);
      }
    }
  }
}
