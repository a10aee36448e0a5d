package org.adjutant.loos.series.combat.ground;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.Followers;
import org.adjutant.loos.series.combat.clash.LossStage;
import org.adjutant.loos.series.combat.retreat.Retreat;
import org.adjutant.loos.series.combat.retreat.RetreatOrder;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** What each result of ground combat does (8.2.4). */
final class GroundResults {
  private static final String DESTROYED = "loos:8.2.4.a";
  private static final String DEFENDER_RETREATS = "loos:8.2.4.b";
  private static final String EXCHANGE = "loos:8.2.4.c";
  private static final String ATTACKERS_RETREAT = "loos:8.2.4.d";
  private static final String ATTACKER_LOSES = "loos:8.2.4.e";
  private static final String ATTACKERS_DESTROYED = "loos:8.2.4.f";

  private final Battlefield field;
  private final Casualties casualties;
  private final AttackerSetback setback;
  private final Followers followers;

  GroundResults(
      Battlefield field, Casualties casualties, AttackerSetback setback, Followers followers) {
    this.field = field;
    this.casualties = casualties;
    this.setback = setback;
    this.followers = followers;
  }

  Step follow(Play play, Engagement engagement, CombatResult result) {
    return switch (result) {
      case DE -> destroyed(play, engagement);
      case D3, D2 -> retreat(play, engagement, result);
      case EX -> exchange(play, engagement);
      case A1, A2, A3 -> {
        say(play, ATTACKERS_RETREAT, "the attackers are thrown back", result);
        yield setback.follow(play, engagement, units(play, engagement), result);
      }
      case A_LOSS -> LossStage.of(engagement.attacker(), units(play, engagement), ATTACKER_LOSES);
      case AE -> attackersDestroyed(play, engagement);
      case NONE -> Step.done();
    };
  }

  private Step destroyed(Play play, Engagement engagement) {
    say(play, DESTROYED, "the defender is eliminated with all its steps", CombatResult.DE);
    eliminate(play, engagement.defender());
    return Advance.intoEmptied(engagement);
  }

  private static Step retreat(Play play, Engagement engagement, CombatResult result) {
    say(play, DEFENDER_RETREATS, "the defender retreats or resists", result);
    return Retreat.of(
        new RetreatOrder(
            engagement,
            engagement.against(),
            List.of(engagement.defender()),
            result.hexes(),
            true,
            true));
  }

  private Step exchange(Play play, Engagement engagement) {
    say(play, EXCHANGE, "each side loses a step", CombatResult.EX);
    casualties.loseStep(play, engagement.defender());
    Step.Go loss = LossStage.of(engagement.attacker(), units(play, engagement), EXCHANGE);
    if (play.position().isVacant(engagement.target())) {
      Step.Go advance = Advance.intoEmptied(engagement);
      return Step.call(loss.stage(), loss.locals(), advance.stage(), advance.locals());
    }
    return loss;
  }

  private Step attackersDestroyed(Play play, Engagement engagement) {
    say(play, ATTACKERS_DESTROYED, "all attackers are eliminated", CombatResult.AE);
    units(play, engagement).forEach(id -> eliminate(play, id));
    return Step.done();
  }

  /** With those who share its fate, where a title has such. */
  private void eliminate(Play play, PieceId id) {
    Situation situation = field.in(play.position());
    Unit unit = situation.unit(id).orElseThrow();
    List<Unit> others = followers.perishWith(situation, unit);
    casualties.eliminate(play, id);
    others.forEach(other -> casualties.eliminate(play, other.id()));
  }

  private List<PieceId> units(Play play, Engagement engagement) {
    return engagement.attackers(field.in(play.position())).stream().map(u -> u.id()).toList();
  }

  private static void say(Play play, String rule, String says, CombatResult result) {
    Data facts = Data.of("result", result.code());
    play.find(
        Finding.applies(
            rule, says, result.hexes() > 0 ? facts.with("hexes", result.hexes()) : facts));
  }
}
