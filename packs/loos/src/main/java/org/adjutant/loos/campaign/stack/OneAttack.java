package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.Attack;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.PledgeRule;
import org.adjutant.loos.series.combat.ground.TargetBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Duty;

/**
 * By the second reading of LI-58 a hex is attacked once in a phase: an attack on its front line
 * unit is one on the reserve as well. Otherwise a reserve that comes to the front is a target of
 * its own.
 */
record OneAttack(PledgeRule base) implements PledgeRule {
  static final String AGAIN = "loos:LI-58";
  static final int ONCE = 2;

  @Override
  public boolean offered() {
    return base.offered();
  }

  @Override
  public List<Bar> bars(Situation situation, AttackRules rules, Attack attack) {
    return base.bars(situation, rules, attack);
  }

  @Override
  public List<Hex> choices(Situation situation, AttackRules rules, Attack attack) {
    return base.choices(situation, rules, attack);
  }

  @Override
  public List<Effect> effects(Situation situation, AttackRules rules, Attack attack) {
    List<Effect> effects = new ArrayList<>(base.effects(situation, rules, attack));
    if (situation.reading(AGAIN).is(ONCE)) {
      String mark = TargetBar.mark(situation.position().clock().phase());
      for (Unit reserve : Line.reserves(situation, attack.target())) {
        effects.add(SetPieceAttribute.flag(reserve.id(), mark));
      }
    }
    return effects;
  }

  @Override
  public List<Duty> owed(Situation situation, AttackRules rules, SideId side) {
    return base.owed(situation, rules, side);
  }
}
