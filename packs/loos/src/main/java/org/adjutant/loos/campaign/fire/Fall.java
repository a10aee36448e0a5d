package org.adjutant.loos.campaign.fire;

import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.fire.sight.Lookout;
import org.adjutant.loos.campaign.fire.sight.View;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * A marker falls: its dice are rolled and added up, and each unit of the hex is bombarded with the
 * sum (17.3, 17.4).
 */
final class Fall {
  static final String ROLL = "barrage-roll";
  private static final String FACTOR = "barrage-factor";
  private static final String UNITS = "barrage-units";
  private static final String LEFT = "left";
  private static final String FRESH = "fresh";
  private static final String SUM_OF_DICE = "loos:17.3.a";
  private static final String HOW_MANY = "loos:17.3.b";
  private static final String EACH_UNIT = "loos:17.4.d";
  private static final String GAS_DIE = "loos:17.6.b";
  private static final String STACKS = "loos:LI-29";
  private static final int ANEW = 2;
  private static final int ONE_DIE = 3;
  private static final String OBSERVED_WHEN = "loos:LI-69";
  private static final int ALSO_NOW = 2;

  private final Battlefield field;
  private final ArtilleryTrack track;
  private final Lookout lookout;

  Fall(Battlefield field, ArtilleryTrack track, Lookout lookout) {
    this.field = field;
    this.track = track;
    this.lookout = lookout;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(ROLL, this::begin);
    stages.put(FACTOR, this::factor);
    stages.put(UNITS, this::units);
  }

  private Step begin(Play play) {
    Barrage barrage = Salvos.barrage(play.position(), play.locals());
    Situation situation = field.in(play.position());
    Data facts = Data.of("target", barrage.hex().id()).with("by", barrage.by().id());
    List<Unit> struck =
        situation.at(barrage.hex()).stream().filter(u -> !u.side().equals(barrage.by())).toList();
    if (struck.isEmpty()) {
      play.find(Finding.applies(EACH_UNIT, "no enemy unit is there any more", facts));
      return fallen(play, barrage);
    }
    if (play.reading(OBSERVED_WHEN) == ALSO_NOW) {
      View view = lookout.of(situation, barrage.by(), barrage.hex());
      view.findings().forEach(play::find);
      if (!view.observed()) {
        play.find(
            Finding.applies(
                LayTargets.ONLY_OBSERVED, "the target is not observed any more", facts));
        return fallen(play, barrage);
      }
    }
    if (struck.size() > 1) {
      play.reading(STACKS);
      play.find(
          Finding.applies(
              EACH_UNIT,
              "each unit of the stack is bombarded by the one marker",
              facts.with("units", struck.size())));
    }
    Data left = Data.texts(struck.stream().map(unit -> unit.id().id()).toList());
    return dice(play, barrage, play.locals().with(LEFT, left));
  }

  private Step dice(Play play, Barrage barrage, Data locals) {
    Guns guns = new Guns(track, play.position(), barrage.by());
    int gas = barrage.withGas();
    int dice = guns.dice() * barrage.markers() + gas;
    play.find(
        Finding.applies(
                HOW_MANY,
                "the track says how many dice a marker has",
                Data.of("turn", guns.turn())
                    .with("dice", guns.dice())
                    .with("markers", barrage.markers()))
            .from(guns.source()));
    if (barrage.gas()) {
      play.reading(GasRule.FOUR);
      play.find(
          Finding.applies(GAS_DIE, "gas adds a die", Data.of("dice", dice).with("for gas", gas)));
    }
    return Step.roll(Roll.of(dice, 6, "factor", barrage.hex().id()), FACTOR, locals);
  }

  private Step factor(Play play) {
    Data facts =
        Data.of("target", play.locals().text("hex"))
            .with("dice", Data.numbers(play.roll().dice().orElseThrow()))
            .with("factor", play.sum());
    play.find(Finding.applies(SUM_OF_DICE, "the factor is the sum of the dice", facts));
    return Step.go(UNITS, play.locals().with(TableFire.FACTOR, play.sum()).with(FRESH, true));
  }

  private Step units(Play play) {
    Barrage barrage = Salvos.barrage(play.position(), play.locals());
    List<String> left = play.locals().get(LEFT).textItems();
    if (left.isEmpty()) {
      return fallen(play, barrage);
    }
    int struck = barrage.results().fields().size();
    int reading = struck + left.size() > 1 ? play.reading(STACKS) : 1;
    if (reading == ONE_DIE && struck > 0) {
      return sameForAll(play, barrage, left);
    }
    if (reading == ANEW && !play.locals().get(FRESH).flag()) {
      return dice(play, barrage, play.locals());
    }
    Data rest = Data.texts(left.subList(1, left.size()));
    return Step.call(
        TableFire.STAGE,
        play.locals().with(TableFire.UNIT, left.get(0)),
        UNITS,
        play.locals().with(LEFT, rest).with(FRESH, false));
  }

  private static Step sameForAll(Play play, Barrage barrage, List<String> left) {
    CombatResult result =
        CombatResult.of(barrage.results().fields().values().iterator().next().text());
    Barrage struck = barrage;
    for (String unit : left) {
      struck = struck.with(new PieceId(unit), result);
    }
    Data facts = Data.of("target", barrage.hex().id()).with("units", Data.texts(left));
    play.find(
        Finding.applies(
            EACH_UNIT, "one die counts for the stack", facts.with("result", result.code())));
    Data what = Data.of("units", Data.texts(left)).with("result", result.code());
    play.happens(struck.event("loos/MarkerStruck", what, struck.put()));
    return fallen(play, struck);
  }

  private static Step fallen(Play play, Barrage barrage) {
    Data what = Data.of("results", barrage.results());
    play.happens(barrage.event("loos/MarkerFell", what, barrage.afterFall().put()));
    return Step.done();
  }
}
