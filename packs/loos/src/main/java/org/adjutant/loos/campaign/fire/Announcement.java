package org.adjutant.loos.campaign.fire;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Reading;

/** Which units may be announced to attack a hex when a marker is laid on it (17.1.g). */
final class Announcement implements Validator {
  private static final int ONLY_WITH_ATTACK = 3;

  private final Battlefield field;
  private final AttackRules rules;

  /**
   * @param rules by which the attack will be judged; announcements themselves are not looked at
   */
  Announcement(Battlefield field, AttackRules rules) {
    this.field = field;
    this.rules =
        new AttackRules(
            rules.targets(),
            rules.units().stream().filter(bar -> !(bar instanceof PledgeBar)).toList());
  }

  /** The units of a side that could be announced against a hex. */
  List<Unit> able(Situation situation, SideId side, Hex target) {
    Situation then = Pledge.inCombat(situation);
    return rules.allow(then, side, target)
        ? rules.able(then, side, target).stream().filter(u -> Pledge.of(u).isEmpty()).toList()
        : List.of();
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    Place place = Place.parse(args.text(LayAction.HEX));
    if (!(place instanceof Hex target) || !situation.grid().contains(target)) {
      return;
    }
    boolean attacks = desk.inPhase(PhaseIds.BARRAGE);
    if (args.has(LayAction.UNITS)) {
      List<String> units = args.get(LayAction.UNITS).textItems();
      if (!attacks) {
        findings.forbids(
            Pledge.RULE,
            "the attacker alone announces attacks",
            Data.EMPTY,
            "lay the marker without units");
      } else if (units.isEmpty()) {
        findings.forbids(
            Pledge.RULE,
            "name the units that are to attack, or leave them out",
            Data.EMPTY,
            () -> could(situation, desk.side(), target));
      } else {
        named(situation, desk.side(), target, units, findings);
      }
    }
  }

  private void named(
      Situation situation, SideId side, Hex target, List<String> units, Findings findings) {
    Situation then = Pledge.inCombat(situation);
    for (Bar bar : rules.bars(then, side, target)) {
      findings.forbids(
          bar.rule().text(),
          bar.why(),
          Data.of("target", target.id()),
          () -> Remedy.both(bar.remedy(), could(situation, side, target)));
    }
    Set<String> seen = new LinkedHashSet<>();
    for (String id : units) {
      Data facts = Data.of("unit", id).with("target", target.id());
      Optional<Unit> unit = then.unit(id).filter(u -> u.side().equals(side));
      if (unit.isEmpty()) {
        findings.forbids(
            Pledge.RULE,
            "there is no such unit of this side",
            facts,
            () -> could(situation, side, target));
      } else if (!seen.add(id)) {
        findings.forbids(Pledge.RULE, "the unit is named twice", facts, "name each unit once");
      } else if (Pledge.of(unit.get()).isPresent()) {
        Data already = facts.with("announced", Pledge.of(unit.get()).get().id());
        findings.forbids(
            Pledge.RULE,
            "it is announced to attack already",
            already,
            () ->
                "leave it out, or first take-up "
                    + Pledge.of(unit.get()).get()
                    + "; "
                    + could(situation, side, target));
      } else {
        for (Bar bar : rules.bars(then, unit.get(), target)) {
          findings.forbids(
              bar.rule().text(),
              bar.why(),
              facts,
              () -> Remedy.both(bar.remedy(), could(situation, side, target)));
        }
      }
    }
  }

  /** Who could be announced against the hex. */
  private String could(Situation situation, SideId side, Hex target) {
    List<Unit> able = able(situation, side, target);
    return able.isEmpty()
        ? "no unit can be announced against " + target
        : "could be announced against " + target + ": " + Remedy.units(able);
  }

  /** LI-22: a second marker is for a hex that nobody attacks, or no marker is. */
  static void markersPerAttack(Desk desk, Data args, Findings findings) {
    Place place = Place.parse(args.text(LayAction.HEX));
    if (!(place instanceof Hex target) || !desk.inPhase(PhaseIds.BARRAGE)) {
      return;
    }
    Reading reading = Reading.of(desk.view(), LayTargets.PER_HEX, 1);
    boolean announces = args.has(LayAction.UNITS);
    Data facts = Data.of("target", target.id());
    if (reading.is(ONLY_WITH_ATTACK) && !announces) {
      findings.forbids(
          Finding.forbids(
                  LayTargets.ATTACKER_ONE, "a hex is bombarded only if it is attacked", facts)
              .from(reading.source()),
          () -> "say which units attack it: lay " + target + " with the units");
    }
    Optional<Barrage> there = Barrage.on(desk.view(), desk.side(), target);
    boolean attacked = announces || there.filter(b -> !b.units().isEmpty()).isPresent();
    if (reading.is(LayTargets.TWO_WITHOUT_ATTACK) && there.isPresent() && attacked) {
      findings.forbids(
          Finding.forbids(
                  LayTargets.ATTACKER_ONE, "two markers fall only where nobody attacks", facts)
              .from(reading.source()),
          () -> "lay it on another hex; one marker is enough where units are to attack");
    }
  }
}
