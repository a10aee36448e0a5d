package org.adjutant.loos.campaign.stack;

import java.util.List;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.ClashRules;
import org.adjutant.loos.series.combat.ground.AttackBar;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.GroundRules;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.loos.series.movement.MovementRules;

/** Section 18 over other rules of the series. */
public final class StackRules {
  private StackRules() {}

  /**
   * Movement with this section laid over it: pairs, and the mobile movement phase for reserves.
   * Rules that halve allowances go over these, as they may halve the rolled one too (LI-53), and so
   * do those of trenches, since a retreat joins a friend only in a pair.
   */
  public static MovementRules over(MovementRules rules) {
    return rules
        .withStacking(new Pairs())
        .withAllowance(new RolledAllowance(rules.allowance()))
        .withZoneBar(new RolledZoneBar(rules.zoneBar()))
        .withMobileRight(new ByExploit(new ReserveRight()));
  }

  /**
   * Combat with this section laid over it.
   *
   * @param rules with trenches and fire support already among them
   */
  public static CombatRules over(CombatRules rules) {
    ClashRules clash = rules.clash();
    GroundRules ground = rules.ground();
    return rules
        .withClash(
            clash
                .withStrengths(new FrontStrength(clash.strengths()))
                .withLosses(new Promotion(clash.losses()))
                .withFollowers(new Behind()))
        .withGround(
            ground
                .withAttack(over(ground.attack()))
                .withPrelude(SerialAttack.before(ground.prelude())))
        .withAdvance(new Pursuers(rules.advance()));
  }

  /** Both, over rules without trenches. */
  public static SeriesRules over(SeriesRules rules) {
    return rules.withMovement(over(rules.movement())).withCombat(over(rules.combat()));
  }

  private static AttackRules over(AttackRules rules) {
    List<AttackBar> units =
        rules.units().stream().filter(bar -> !bar.equals(AttackBar.MOBILE_ONLY)).toList();
    AttackRules all =
        new AttackRules(rules.targets(), units, rules.parties(), new OneAttack(rules.pledges()));
    for (ReserveAttack bar : ReserveAttack.values()) {
      all = all.andUnit(bar);
    }
    return all.andParty(new Alone());
  }
}
