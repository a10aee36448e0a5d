package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.clash.Casualties;
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
  private static final String RESISTS = RetreatChoice.STIFF;
  private static final String IN_THE_KEY = "loos:CRT.e";
  private static final String ONE_ATTACKER = "loos:8.4.b";
  private static final String DIES_OF_IT = "loos:8.4.c";
  private static final String NO_ADVANCE = "loos:8.4.d";

  private final Battlefield field;
  private final Casualties casualties;

  StiffResistance(Battlefield field, Casualties casualties) {
    this.field = field;
    this.casualties = casualties;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, this::stand);
  }

  static Step of(RetreatOrder order, PieceId unit) {
    return Step.go(NAME, Data.of("order", order.write()).with("unit", unit.id()));
  }

  private Step stand(Play play) {
    RetreatOrder order = RetreatOrder.read(play.locals().get("order"));
    PieceId unit = new PieceId(play.locals().text("unit"));
    Data facts = Data.of("unit", unit.id());
    int steps = field.in(play.position()).unit(unit).orElseThrow().steps();
    play.find(Finding.applies(RESISTS, "it stands and loses a step instead of retreating", facts));
    play.find(
        Finding.applies(IN_THE_KEY, "the table lets the owner deplete a unit instead", facts));
    if (!order.isDefenders()) {
      play.find(Finding.applies(ONE_ATTACKER, "of the attackers one alone loses a step", facts));
    }
    if (steps == 1) {
      play.find(Finding.applies(DIES_OF_IT, "with one step left it resists to the last", facts));
    }
    play.happens(Event.open(EventNames.STIFF_RESISTANCE, order.owner(), facts, List.of()));
    casualties.loseStep(play, unit);
    if (!order.pursued()) {
      return Step.done();
    }
    play.find(Finding.applies(NO_ADVANCE, "the defender resisted, so nobody advances", facts));
    return steps == 1 ? Advance.intoEmptied(order.engagement()) : Step.done();
  }
}
