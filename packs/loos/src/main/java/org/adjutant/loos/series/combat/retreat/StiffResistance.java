package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.Followers;
import org.adjutant.loos.series.combat.clash.LossStage;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * Stiff resistance (8.4): instead of retreating one unit loses a step, and all stand. When the
 * defender resists, the attackers do not advance.
 */
final class StiffResistance {
  private static final String NAME = "combat-stand";
  private static final String STOOD = "combat-stood";
  private static final String RESISTS = RetreatChoice.STIFF;
  private static final String IN_THE_KEY = "loos:CRT.e";
  private static final String ONE_ATTACKER = "loos:8.4.b";
  private static final String DIES_OF_IT = "loos:8.4.c";
  private static final String NO_ADVANCE = "loos:8.4.d";

  private final Battlefield field;
  private final Casualties casualties;
  private final Followers followers;

  StiffResistance(Battlefield field, Casualties casualties, Followers followers) {
    this.field = field;
    this.casualties = casualties;
    this.followers = followers;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, this::stand);
    stages.put(STOOD, this::stood);
  }

  static Step of(RetreatOrder order, PieceId unit) {
    return Step.go(NAME, Data.of("order", order.write()).with("unit", unit.id()));
  }

  private Step stand(Play play) {
    RetreatOrder order = RetreatOrder.read(play.locals().get("order"));
    PieceId unit = new PieceId(play.locals().text("unit"));
    Data facts = Data.of("unit", unit.id());
    Situation situation = field.in(play.position());
    Unit standing = situation.unit(unit).orElseThrow();
    play.find(Finding.applies(RESISTS, "it stands and loses a step instead of retreating", facts));
    play.find(
        Finding.applies(IN_THE_KEY, "the table lets the owner deplete a unit instead", facts));
    if (!order.isDefenders()) {
      play.find(Finding.applies(ONE_ATTACKER, "of the attackers one alone loses a step", facts));
    }
    if (standing.steps() == 1) {
      play.find(Finding.applies(DIES_OF_IT, "with one step left it resists to the last", facts));
    }
    play.happens(Event.open(EventNames.STIFF_RESISTANCE, order.owner(), facts, List.of()));
    List<PieceId> among = followers.resisting(situation, standing).stream().map(Unit::id).toList();
    if (among.size() > 1) {
      Step.Go loss = LossStage.of(order.owner(), among, RESISTS);
      return Step.call(loss.stage(), loss.locals(), STOOD, order.write());
    }
    casualties.loseStep(play, unit);
    return pursuit(play, order);
  }

  private Step stood(Play play) {
    return pursuit(play, RetreatOrder.read(play.locals()));
  }

  private static Step pursuit(Play play, RetreatOrder order) {
    if (!order.pursued()) {
      return Step.done();
    }
    Data facts = Data.of("target", order.engagement().target().id());
    play.find(Finding.applies(NO_ADVANCE, "the defender resisted, so nobody advances", facts));
    return play.position().isVacant(order.engagement().target())
        ? Advance.intoEmptied(order.engagement())
        : Step.done();
  }
}
