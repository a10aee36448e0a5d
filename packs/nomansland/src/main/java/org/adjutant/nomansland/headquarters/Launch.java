package org.adjutant.nomansland.headquarters;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Lookup;

/** From the turn after the flare on, a die each turn until the Counter-Attack comes (2.2.3.d). */
record Launch(Setting setting) {
  private static final String STAGE = PhaseId.entry(PhaseId.COUNTER_ATTACK);
  private static final String ROLLED = "counter-attack-rolled";
  private static final String TABLE = "counter-attack";
  private static final String COLUMN = "result";
  private static final String EARLIER = "failed";
  private static final String ROLL = "nomansland:2.2.3.d";

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::enter);
    stages.put(ROLLED, this::rolled);
  }

  private Step enter(Play play) {
    Plans plans = new Plans(play.position());
    if (plans.launched()) {
      return plans.boxed().isEmpty() ? Step.done() : Step.go(Arrival.STAGE, Data.EMPTY);
    }
    return plans.signalledBefore()
        ? Throw.plain(1, TABLE, Sides.DEFENDER.id(), ROLLED, Data.EMPTY)
        : Step.done();
  }

  private Step rolled(Play play) {
    int failed = new Plans(play.position()).failed();
    int bonus = failed * setting.charts().modifier(TABLE + "-modifiers", EARLIER);
    int total = play.sum() + bonus;
    Lookup cell = setting.charts().cell(play, TABLE, COLUMN, total);
    boolean launched = cell.text().equals("launched");
    Data inputs =
        Data.of("die", play.sum())
            .with("earlier rolls", bonus)
            .with("total", total)
            .with("result", cell.text());
    play.find(
        Finding.applies(ROLL, "the die of the turn for the Counter-Attack", inputs)
            .from(Source.of(cell)));
    if (!launched) {
      happens(
          play, "nomansland/CounterAttackDelayed", inputs, new SetTally(Plans.FAILED, failed + 1));
      return Step.done();
    }
    Data turn = Data.of(play.position().clock().turn());
    happens(
        play,
        "nomansland/CounterAttackLaunched",
        inputs,
        new SetAttribute(Subject.GAME, Plans.LAUNCHED, Optional.of(turn), Audience.ALL));
    return Step.go(Arrival.STAGE, Data.EMPTY);
  }

  private static void happens(Play play, String event, Data facts, Effect effect) {
    play.happens(Event.open(event, Sides.DEFENDER, facts, List.of(effect)));
  }
}
