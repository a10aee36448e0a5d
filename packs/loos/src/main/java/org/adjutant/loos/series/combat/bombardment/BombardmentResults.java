package org.adjutant.loos.series.combat.bombardment;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.LossStage;
import org.adjutant.loos.series.combat.retreat.Retreat;
import org.adjutant.loos.series.combat.retreat.RetreatOrder;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** What each result of a bombardment does (8.1.3, 8.1.5): as in ground combat, but for these. */
final class BombardmentResults {
  private static final String DESTROYED = "loos:8.2.4.a";
  private static final String RETREATS = "loos:8.2.4.b";
  private static final String NO_EFFECT = "loos:8.1.3.a";
  private static final String FRIENDLY_FIRE = "loos:8.1.3.b";
  private static final String MAY_RETREAT = "loos:8.1.5.a";
  private static final String NO_ADVANCE = "loos:8.1.c";

  private final Battlefield field;
  private final Casualties casualties;

  BombardmentResults(Battlefield field, Casualties casualties) {
    this.field = field;
    this.casualties = casualties;
  }

  Step follow(Play play, Engagement engagement, CombatResult result) {
    Data facts = Data.of("result", result.code());
    return switch (result) {
      case DE -> {
        play.find(Finding.applies(DESTROYED, "the unit is eliminated with all its steps", facts));
        casualties.eliminate(play, engagement.defender());
        yield noAdvance(play);
      }
      case D3, D2 -> {
        play.find(
            Finding.applies(
                RETREATS, "the unit retreats or resists", facts.with("hexes", result.hexes())));
        play.find(
            Finding.applies(MAY_RETREAT, "if it can, farther from the closest enemy", Data.EMPTY));
        noAdvance(play);
        yield Retreat.of(
            new RetreatOrder(
                engagement,
                engagement.against(),
                List.of(engagement.defender()),
                result.hexes(),
                true,
                false));
      }
      case A_LOSS -> friendlyFire(play, engagement);
      case AE, A1, A2, A3, EX -> {
        play.find(Finding.applies(NO_EFFECT, "in a bombardment it has no effect", facts));
        yield Step.done();
      }
      case NONE -> Step.done();
    };
  }

  /** 8.1.3.b: it falls on a unit of the bombarding side next to the target, if there is one. */
  private Step friendlyFire(Play play, Engagement engagement) {
    List<PieceId> near =
        field.in(play.position()).around(engagement.target(), engagement.attacker()).stream()
            .map(unit -> unit.id())
            .toList();
    if (near.isEmpty()) {
      play.find(
          Finding.applies(
              FRIENDLY_FIRE,
              "no unit of the bombarding side is adjacent, so nothing happens",
              Data.of("target", engagement.target().id())));
      return Step.done();
    }
    return LossStage.of(engagement.attacker(), near, FRIENDLY_FIRE);
  }

  private static Step noAdvance(Play play) {
    play.find(Finding.applies(NO_ADVANCE, "nobody advances after a bombardment", Data.EMPTY));
    return Step.done();
  }
}
