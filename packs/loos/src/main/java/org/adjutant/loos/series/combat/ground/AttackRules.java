package org.adjutant.loos.series.combat.ground;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.SideId;

/**
 * Who may attack whom: the rules for a target, those for each unit, those for the units of an
 * attack together, and what may be promised with an attack.
 */
public record AttackRules(
    List<TargetBar> targets, List<AttackBar> units, List<PartyBar> parties, PledgeRule pledges) {
  public static final AttackRules SERIES =
      new AttackRules(
          List.of(TargetBar.NO_ENEMY, TargetBar.ONCE),
          List.of(
              AttackBar.ADJACENT,
              AttackBar.PROHIBITED,
              AttackBar.ONCE,
              AttackBar.MOBILE_FORFEITED,
              AttackBar.MOBILE_ONLY,
              AttackBar.ADVANCED,
              AttackBar.DISPLACED));

  public AttackRules {
    targets = List.copyOf(targets);
    units = List.copyOf(units);
    parties = List.copyOf(parties);
  }

  public AttackRules(List<TargetBar> targets, List<AttackBar> units) {
    this(targets, units, List.of(), PledgeRule.NONE);
  }

  /** These rules and one more for the target. */
  public AttackRules andTarget(TargetBar bar) {
    List<TargetBar> more = new ArrayList<>(targets);
    more.add(bar);
    return new AttackRules(more, units, parties, pledges);
  }

  /** These rules and one more for each unit. */
  public AttackRules andUnit(AttackBar bar) {
    List<AttackBar> more = new ArrayList<>(units);
    more.add(bar);
    return new AttackRules(targets, more, parties, pledges);
  }

  /** These rules and one more for the units of an attack together. */
  public AttackRules andParty(PartyBar bar) {
    List<PartyBar> more = new ArrayList<>(parties);
    more.add(bar);
    return new AttackRules(targets, units, more, pledges);
  }

  public AttackRules withPledges(PledgeRule next) {
    return new AttackRules(targets, units, parties, next);
  }

  /** Everything that keeps a side from attacking a hex of the map. */
  public List<Bar> bars(Situation situation, SideId side, Hex target) {
    List<Bar> bars = new ArrayList<>(1);
    targets.forEach(rule -> rule.bars(situation, side, target).ifPresent(bars::add));
    return bars;
  }

  /** Whether nothing does. */
  public boolean allow(Situation situation, SideId side, Hex target) {
    return bars(situation, side, target).isEmpty();
  }

  /** Everything that keeps a unit out of an attack on a hex of the map. */
  public List<Bar> bars(Situation situation, Unit unit, Hex target) {
    List<Bar> bars = new ArrayList<>(1);
    units.forEach(rule -> rule.bars(situation, unit, target).ifPresent(bars::add));
    return bars;
  }

  /** Whether nothing does. */
  public boolean allow(Situation situation, Unit unit, Hex target) {
    return bars(situation, unit, target).isEmpty();
  }

  /** Everything that forbids units to attack a hex of the map together. */
  public List<Bar> bars(Situation situation, List<Unit> party, Hex target) {
    List<Bar> bars = new ArrayList<>(1);
    parties.forEach(rule -> rule.bars(situation, this, party, target).ifPresent(bars::add));
    return bars;
  }

  /** The units of a side that may attack a hex. */
  public List<Unit> able(Situation situation, SideId side, Hex target) {
    List<Unit> able = new ArrayList<>(situation.around(target, side));
    able.removeIf(unit -> !allow(situation, unit, target));
    return able;
  }
}
