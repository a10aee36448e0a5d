package org.adjutant.loos.series.combat.ground;

/**
 * What a title may rule otherwise about ground combat (8.2).
 *
 * @param prelude what comes between the declaration and the fight
 * @param supportPerSide how many markers a side may commit to one ground combat, 0 or more
 */
public record GroundRules(
    AttackRules attack, Prelude prelude, int supportPerSide, AttackerSetback setback) {

  public static final GroundRules SERIES =
      new GroundRules(AttackRules.SERIES, Prelude.SERIES, 2, AttackerSetback.SERIES);

  public GroundRules withAttack(AttackRules next) {
    return new GroundRules(next, prelude, supportPerSide, setback);
  }

  public GroundRules withPrelude(Prelude next) {
    return new GroundRules(attack, next, supportPerSide, setback);
  }

  public GroundRules withSupportPerSide(int next) {
    return new GroundRules(attack, prelude, next, setback);
  }

  public GroundRules withSetback(AttackerSetback next) {
    return new GroundRules(attack, prelude, supportPerSide, next);
  }
}
