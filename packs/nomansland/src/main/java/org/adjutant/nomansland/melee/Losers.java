package org.adjutant.nomansland.melee;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.victory.Reached;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Lookup;

/**
 * What becomes of those who lost a Close Combat: all are eliminated, but a tank rolls for its fate
 * (2.1.5.f, 2.1.5.g; NI-128, NI-131).
 */
record Losers(Setting setting) {
  private static final String NEXT = "assault-fate";
  private static final String FELL = "assault-breakdown";
  private static final String ALL_DIE = "nomansland:2.1.5.f";
  private static final String TANK_ROLLS = "nomansland:2.1.5.g";
  private static final String LAUNCHED = "nomansland:4.2.11.g";
  private static final String WHO_DIES = "nomansland:NI-128";
  private static final int WHOLE_SIDE = 2;
  private static final String WITH_TANK = "nomansland:NI-131";
  private static final int ALL_ROLL = 2;
  private static final String LEFT = "left";
  private static final String SIDE = "side";
  private static final String HEX = "hex";
  private static final String ATTACKED = "attacked";

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NEXT, this::next);
    stages.put(FELL, this::fell);
  }

  /** The side that lost a fight is seen to. */
  Step of(Play play, Fight fight, boolean won) {
    SideId side = won ? Sides.enemy(fight.side()) : fight.side();
    Field field = new Field(setting, play.position());
    List<Piece> losers = won ? fight.enemies(field) : fight.attackers(field);
    if (play.reading(WHO_DIES) == WHOLE_SIDE) {
      losers = field.fighting(fight.hex(), side);
    }
    boolean tanks = losers.stream().anyMatch(this::isTank);
    boolean everybodyRolls = tanks && play.reading(WITH_TANK) == ALL_ROLL;
    List<String> rolling = new ArrayList<>();
    for (Piece unit : losers) {
      if (everybodyRolls || isTank(unit)) {
        rolling.add(unit.id().id());
      } else {
        Data facts = Data.of("unit", unit.id().id()).with("hex", fight.hex().id());
        play.find(Finding.applies(ALL_DIE, "the losing stack is eliminated", facts));
        new Harm(setting).eliminate(play, unit.id(), ALL_DIE);
      }
    }
    return Step.go(
        NEXT,
        Data.of(HEX, fight.hex().text())
            .with(SIDE, side.id())
            .with(ATTACKED, !won)
            .with(LEFT, Data.texts(rolling)));
  }

  private boolean isTank(Piece unit) {
    return setting.counters().has(unit, Trait.TANK);
  }

  private Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (left.isEmpty()) {
      Hex hex = new Hex(play.locals().text(HEX));
      new Officers(setting).alone(play, hex, SideId.of(play.locals().text(SIDE)));
      new Reached(setting).checkStrongpoints(play);
      return Step.done();
    }
    return Throw.plain(1, "breakdown", left.get(0), FELL, play.locals());
  }

  private Step fell(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    Piece unit = play.position().piece(left.get(0)).orElseThrow();
    Lookup cell = setting.charts().cell(play, "breakdown", "combat", play.sum());
    boolean launched = play.locals().get(ATTACKED).flag();
    Data facts = Data.of("unit", unit.id().id()).with("die", play.sum());
    play.find(
        Finding.applies(TANK_ROLLS, "a tank that loses rolls for its fate", facts)
            .from(Source.of(cell)));
    if (launched) {
      play.find(Finding.applies(LAUNCHED, "its own attack has failed", facts));
    }
    if (cell.text().equals("Immobilised")) {
      if (isTank(unit)) {
        new Harm(setting).immobilise(play, unit.id(), TANK_ROLLS);
      } else {
        new Harm(setting).eliminate(play, unit.id(), ALL_DIE);
      }
    }
    return Step.go(NEXT, play.locals().with(LEFT, Data.texts(left.subList(1, left.size()))));
  }
}
