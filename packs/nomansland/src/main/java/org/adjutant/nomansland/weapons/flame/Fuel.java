package org.adjutant.nomansland.weapons.flame;

import java.util.SortedMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Smoke;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** What flames leave behind: smoke, and a flamethrower with less fuel (4.2.4.c, 4.2.4.d). */
record Fuel(Setting setting) {
  static final String BEGIN = "burn-smoke";
  private static final String SPENT = "burn-fuel";
  private static final String SMOKES = "nomansland:4.2.4.d";
  private static final String BURNS_UP = "nomansland:4.2.4.c";
  private static final String SMOKE_FIRST = "nomansland:NI-100";
  private static final int BEFORE = 2;
  private static final int EMPTY_FROM = 5;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(BEGIN, this::begin);
    stages.put(SPENT, this::spent);
  }

  private Step begin(Play play) {
    Burning burning = Burning.of(play.locals());
    if (play.reading(SMOKE_FIRST) != BEFORE) {
      smoke(play, PieceId.of(burning.by()));
    }
    return Throw.plain(1, "fuel", burning.by(), SPENT, burning.write(Data.EMPTY));
  }

  /** A Smoke marker in the hex of the flamethrower. */
  void smoke(Play play, PieceId id) {
    Piece unit = play.position().piece(id).orElseThrow();
    Smoke smoke = new Smoke(setting);
    Data facts = Data.of("unit", id.id()).with("at", unit.place().text());
    if (smoke.forOthers(play.position(), play::reading, 1) == 0) {
      play.find(Finding.applies(SMOKES, "no Smoke marker is left for it", facts));
      return;
    }
    play.find(Finding.applies(SMOKES, "flames leave smoke where they come from", facts));
    play.happens(
        "nomansland/SmokeLaid",
        smoke.facts(Field.hex(unit)),
        smoke.more(play.position(), Field.hex(unit)));
  }

  private Step spent(Play play) {
    Burning burning = Burning.of(play.locals());
    Piece unit = play.position().piece(burning.by()).orElseThrow();
    int die = play.sum();
    Data facts = Data.of("unit", unit.id().id()).with("die", die);
    if (die < EMPTY_FROM) {
      play.find(Finding.applies(BURNS_UP, "it has fuel left", facts));
      return Step.done();
    }
    boolean front = unit.steps() > 1;
    play.find(
        Finding.applies(
            BURNS_UP, front ? "it is turned to its back" : "it was on its back: removed", facts));
    if (front) {
      play.happens("nomansland/FlamesSpent", facts, new SetSteps(unit.id(), 1));
    } else {
      Hex hex = Field.hex(unit);
      new Harm(setting).eliminate(play, unit.id(), BURNS_UP);
      new Officers(setting).alone(play, hex, unit.side());
    }
    return Step.done();
  }
}
