package org.adjutant.loos.series.combat.ground;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** Puts an attack to every rule for its target and for each of its units (8.0, 8.2). */
final class AttackChecks implements Validator {
  private static final String ONE_HEX = "loos:8.0.d";
  private static final String TO_THE_END = "loos:8.0.f";
  private static final String ONE_BY_ONE = "loos:8.0.e";
  private static final String ANY_ORDER = "loos:8.0.g";
  private static final String NAMED = "loos:8.2.1.a";
  private static final String WHO_JOINS = "loos:8.2.b";
  private static final String SEVERAL_HEXES = "loos:8.2.c";
  private static final String NOT_YET = "loos:8.2.e";

  private final Battlefield field;
  private final AttackRules rules;
  private final Chances chances;

  AttackChecks(Battlefield field, AttackRules rules) {
    this.field = field;
    this.rules = rules;
    this.chances = new Chances(rules);
  }

  /** 8.0.f: no attack while another is in progress. */
  static void oneAtATime(Desk desk, Data args, Findings findings) {
    if (!desk.view().stack().isEmpty()) {
      findings.forbids(
          TO_THE_END,
          "another attack has first to be carried to its end",
          Data.EMPTY,
          "attack when the combat in progress is over");
    }
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    Place place = Place.parse(args.text(AttackAction.TARGET));
    if (!(place instanceof Hex target) || !situation.grid().contains(target)) {
      findings.forbids(
          ONE_HEX,
          "this is no hex of the map",
          Data.of("target", place.text()),
          () -> Remedy.onMap(situation.grid()));
      return;
    }
    List<Bar> closed = rules.bars(situation, desk.side(), target);
    for (Bar bar : closed) {
      findings.forbids(
          bar.rule().text(),
          bar.why(),
          Data.of("target", target.id()),
          () -> Remedy.both(bar.remedy(), chances.elsewhere(situation, desk.side(), args)));
    }
    List<String> units = args.get(AttackAction.UNITS).textItems();
    if (units.isEmpty()) {
      findings.forbids(
          NAMED,
          "no attacking unit is named",
          Data.EMPTY,
          () -> chances.able(situation, desk.side(), target));
    }
    Set<Hex> from = new LinkedHashSet<>();
    List<Unit> party = new ArrayList<>();
    Set<String> named = new LinkedHashSet<>();
    for (String id : units) {
      Data facts = Data.of("unit", id).with("target", target.id());
      Optional<Unit> unit = situation.unit(id).filter(u -> u.side().equals(desk.side()));
      if (unit.isEmpty()) {
        findings.forbids(
            NAMED,
            "there is no such unit of this side",
            facts,
            () -> chances.able(situation, desk.side(), target));
      } else if (!named.add(id)) {
        findings.forbids(NAMED, "the unit is named twice", facts, "name each unit once");
      } else {
        unit.get().hex().ifPresent(from::add);
        party.add(unit.get());
        for (Bar bar : rules.bars(situation, unit.get(), target)) {
          findings.forbids(
              bar.rule().text(),
              bar.why(),
              facts,
              () -> Remedy.both(bar.remedy(), chances.instead(situation, unit.get(), target)));
        }
      }
    }
    for (Bar bar : party.isEmpty() ? List.<Bar>of() : rules.bars(situation, party, target)) {
      findings.forbids(bar.rule().text(), bar.why(), Data.of("target", target.id()), bar.remedy());
    }
    AttackOrder.read(args)
        .attack(situation, desk.side())
        .ifPresentOrElse(
            attack -> pledges(situation, attack, findings),
            () ->
                findings.forbids(
                    ONE_HEX,
                    "a hex pledged is no hex of the map",
                    Data.EMPTY,
                    () -> Remedy.onMap(situation.grid())));
    if (!findings.forbidden()) {
      permit(rules.able(situation, desk.side(), target), named, from.size(), findings);
    }
  }

  private void pledges(Situation situation, Attack attack, Findings findings) {
    Data facts = Data.of("target", attack.target().id());
    for (Bar bar : rules.pledges().bars(situation, rules, attack)) {
      findings.forbids(bar.rule().text(), bar.why(), facts, bar.remedy());
    }
  }

  private static void permit(List<Unit> able, Set<String> named, int hexes, Findings findings) {
    findings.permits(ONE_BY_ONE, "attacks are declared one by one");
    findings.permits(ANY_ORDER, "in the order the attacker likes");
    findings.permits(NOT_YET, "none of the units has attacked before in this turn");
    if (named.size() < able.size()) {
      findings.permits(WHO_JOINS, "not all units that could attack have to");
    }
    if (hexes > 1) {
      findings.permits(SEVERAL_HEXES, "units of several hexes attack together");
    }
  }
}
