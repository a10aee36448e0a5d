package org.adjutant.loos.series.combat;

import org.adjutant.loos.series.combat.advance.AdvanceRule;
import org.adjutant.loos.series.combat.clash.CoverRule;
import org.adjutant.loos.series.combat.clash.Followers;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.loos.series.combat.clash.StrengthRule;
import org.adjutant.loos.series.combat.clash.TerrainCover;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.AttackerSetback;
import org.adjutant.loos.series.combat.ground.Prelude;
import org.adjutant.loos.series.combat.retreat.RetreatRule;

/**
 * The points of section 8 that a title may rule otherwise.
 *
 * @param supportPerSide how many markers a side may commit to one ground combat, 0 or more
 */
public record CombatRules(
    AttackRules attack,
    Prelude prelude,
    int supportPerSide,
    StrengthRule strengths,
    CoverRule covers,
    LossRule losses,
    AttackerSetback setback,
    RetreatRule retreat,
    AdvanceRule advance,
    Followers followers) {

  public static final CombatRules SERIES =
      new CombatRules(
          AttackRules.SERIES,
          Prelude.SERIES,
          2,
          StrengthRule.SERIES,
          new TerrainCover(),
          LossRule.SERIES,
          AttackerSetback.SERIES,
          RetreatRule.SERIES,
          AdvanceRule.SERIES,
          Followers.SERIES);

  public CombatRules withAttack(AttackRules next) {
    return new CombatRules(
        next,
        prelude,
        supportPerSide,
        strengths,
        covers,
        losses,
        setback,
        retreat,
        advance,
        followers);
  }

  public CombatRules withPrelude(Prelude next) {
    return new CombatRules(
        attack,
        next,
        supportPerSide,
        strengths,
        covers,
        losses,
        setback,
        retreat,
        advance,
        followers);
  }

  public CombatRules withSupportPerSide(int next) {
    return new CombatRules(
        attack, prelude, next, strengths, covers, losses, setback, retreat, advance, followers);
  }

  public CombatRules withStrengths(StrengthRule next) {
    return new CombatRules(
        attack,
        prelude,
        supportPerSide,
        next,
        covers,
        losses,
        setback,
        retreat,
        advance,
        followers);
  }

  public CombatRules withCovers(CoverRule next) {
    return new CombatRules(
        attack,
        prelude,
        supportPerSide,
        strengths,
        next,
        losses,
        setback,
        retreat,
        advance,
        followers);
  }

  public CombatRules withLosses(LossRule next) {
    return new CombatRules(
        attack,
        prelude,
        supportPerSide,
        strengths,
        covers,
        next,
        setback,
        retreat,
        advance,
        followers);
  }

  public CombatRules withSetback(AttackerSetback next) {
    return new CombatRules(
        attack,
        prelude,
        supportPerSide,
        strengths,
        covers,
        losses,
        next,
        retreat,
        advance,
        followers);
  }

  public CombatRules withRetreat(RetreatRule next) {
    return new CombatRules(
        attack,
        prelude,
        supportPerSide,
        strengths,
        covers,
        losses,
        setback,
        next,
        advance,
        followers);
  }

  public CombatRules withAdvance(AdvanceRule next) {
    return new CombatRules(
        attack,
        prelude,
        supportPerSide,
        strengths,
        covers,
        losses,
        setback,
        retreat,
        next,
        followers);
  }

  public CombatRules withFollowers(Followers next) {
    return new CombatRules(
        attack,
        prelude,
        supportPerSide,
        strengths,
        covers,
        losses,
        setback,
        retreat,
        advance,
        next);
  }
}
