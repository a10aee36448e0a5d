package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.ground.Attack;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.PledgeRule;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.Duty;

/**
 * 14.3.h: an attack may pledge that a further enemy will be attacked by another before the phase
 * ends. No later attack may then use up the units that are needed to keep what was pledged; should
 * they be lost all the same, the pledge lapses (LI-48).
 */
final class FurtherPledges implements PledgeRule {
  private static final RuleId RULE = RuleId.of("loos:14.3.h");

  @Override
  public boolean offered() {
    return true;
  }

  @Override
  public List<Bar> bars(Situation situation, AttackRules rules, Attack attack) {
    if (!attack.side().equals(Store.BRITISH)) {
      return attack.pledged().isEmpty()
          ? List.of()
          : List.of(new Bar(RULE, "a German attack has nothing to pledge", "pledge nothing"));
    }
    List<Bar> bars = new ArrayList<>();
    List<Hex> open = unanswered(situation, attack);
    Set<Hex> named = new LinkedHashSet<>();
    for (Hex hex : attack.pledged()) {
      if (!open.contains(hex) || !named.add(hex)) {
        bars.add(
            new Bar(
                RULE,
                hex + " holds no further enemy behind a trench, or one provided for",
                open.isEmpty() ? "pledge nothing" : "to be pledged: " + Remedy.some(open)));
      }
    }
    if (bars.isEmpty() && breaks(situation, rules, attack)) {
      bars.add(
          new Bar(
              RULE,
              "too few units would be left to attack what is pledged",
              "attack with fewer units, or attack first what is pledged"));
    }
    return bars;
  }

  private static List<Hex> unanswered(Situation situation, Attack attack) {
    return FurtherEnemy.of(situation, attack.target(), onMap(attack)).stream()
        .filter(enemy -> !enemy.isAnswered(situation))
        .map(FurtherEnemy::hex)
        .toList();
  }

  private static List<Unit> onMap(Attack attack) {
    return attack.units().stream().filter(unit -> unit.hex().isPresent()).toList();
  }

  /** Whether fewer pledges, old and new, could be kept than before it. */
  private static boolean breaks(Situation situation, AttackRules rules, Attack attack) {
    List<Hex> before = hexes(situation);
    if (before.isEmpty() && attack.pledged().isEmpty()) {
      return false;
    }
    List<Hex> after = new ArrayList<>(before);
    after.addAll(attack.pledged());
    boolean keeps = after.remove(attack.target());
    List<PieceId> used = attack.units().stream().map(Unit::id).toList();
    int kept = keepable(situation, rules, after, used) + (keeps ? 1 : 0);
    return kept < keepable(situation, rules, before, List.of()) + attack.pledged().size();
  }

  private static List<Hex> hexes(Situation situation) {
    return OpenPledge.all(situation).stream().map(unit -> unit.hex().orElseThrow()).toList();
  }

  private static int keepable(
      Situation situation, AttackRules rules, List<Hex> pledged, List<PieceId> used) {
    List<List<PieceId>> able = new ArrayList<>();
    for (Hex hex : pledged) {
      able.add(able(situation, rules, hex).stream().filter(unit -> !used.contains(unit)).toList());
    }
    return Matching.most(able);
  }

  private static List<PieceId> able(Situation situation, AttackRules rules, Hex hex) {
    return rules.allow(situation, Store.BRITISH, hex)
        ? rules.able(situation, Store.BRITISH, hex).stream().map(Unit::id).toList()
        : List.of();
  }

  @Override
  public List<Hex> choices(Situation situation, AttackRules rules, Attack attack) {
    return attack.side().equals(Store.BRITISH) ? unanswered(situation, attack) : List.of();
  }

  /** A pledge is kept by the attack, or made with it; one that nobody can keep any more lapses. */
  @Override
  public List<Effect> effects(Situation situation, AttackRules rules, Attack attack) {
    List<Effect> effects = new ArrayList<>();
    for (Unit unit : OpenPledge.all(situation)) {
      Hex hex = unit.hex().orElseThrow();
      if (hex.equals(attack.target()) || able(situation, rules, hex).isEmpty()) {
        effects.add(OpenPledge.lapse(unit.id()));
      }
    }
    for (Hex hex : attack.pledged()) {
      Engagement.target(situation, attack.side(), hex)
          .ifPresent(unit -> effects.add(OpenPledge.make(situation, unit.id())));
    }
    return effects;
  }

  @Override
  public List<Duty> owed(Situation situation, AttackRules rules, SideId side) {
    List<Duty> duties = new ArrayList<>();
    for (Unit unit : side.equals(Store.BRITISH) ? OpenPledge.all(situation) : List.<Unit>of()) {
      Hex hex = unit.hex().orElseThrow();
      if (!able(situation, rules, hex).isEmpty()) {
        duties.add(
            new Duty(
                RULE.text(), unit.name() + " in " + hex + " must be attacked as pledged", true));
      }
    }
    return duties;
  }
}
