package org.adjutant.loos.series.combat.ground;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * An attack is declared, and cannot be called off any more (8.2.1 a): attackers and defender have
 * had their attack of this phase, whatever comes of it.
 */
final class Declaration implements Stage {
  static final String NAME = "combat-declare";
  private static final String STATED = "loos:8.2.1.a";

  private final Battlefield field;
  private final Prelude prelude;
  private final AttackRules rules;

  Declaration(Battlefield field, Prelude prelude, AttackRules rules) {
    this.field = field;
    this.prelude = prelude;
    this.rules = rules;
  }

  @Override
  public Step run(Play play) {
    Situation situation = field.in(play.position());
    Hex target = new Hex(play.locals().text(AttackAction.TARGET));
    Unit defender = Engagement.target(situation, play.actor(), target).orElseThrow();
    List<PieceId> attackers =
        play.locals().get(AttackAction.UNITS).textItems().stream().map(PieceId::new).toList();
    Engagement engagement =
        new Engagement(play.actor(), defender.side(), target, defender.id(), attackers);
    List<Effect> effects = new ArrayList<>();
    for (PieceId id : attackers) {
      effects.add(SetPieceAttribute.flag(id, Marks.ATTACKED));
    }
    String phase = play.position().clock().phase();
    effects.add(SetPieceAttribute.flag(defender.id(), TargetBar.mark(phase)));
    AttackOrder.read(play.locals())
        .attack(situation, play.actor())
        .ifPresent(attack -> effects.addAll(rules.pledges().effects(situation, rules, attack)));
    Data strengths = Data.EMPTY;
    for (Unit unit : engagement.attackers(situation)) {
      strengths = strengths.with(unit.id().id(), unit.attack());
    }
    Data facts =
        Data.of("target", target.id())
            .with("defender", defender.id().id())
            .with("attackers", strengths);
    play.find(Finding.applies(STATED, "the attack is declared and stands", facts));
    play.happens(EventNames.ATTACK_DECLARED, facts, effects);
    return prelude.lead(play, engagement);
  }
}
