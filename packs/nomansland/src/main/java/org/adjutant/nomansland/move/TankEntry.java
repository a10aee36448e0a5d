package org.adjutant.nomansland.move;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Lookup;

/** What a tank does to the wire of a hex it enters, and the hex to the tank (4.2.11.d, e). */
record TankEntry(Setting setting) {
  static final String STAGE = March.AFTER;
  static final String CRUSH = "tank-crush";
  static final String BREAKDOWN = "tank-breakdown";
  static final String FELL = "tank-breakdown-fell";

  private static final String CRUSHED = "nomansland:4.2.11.e";
  private static final String BREAKS_DOWN = "nomansland:4.2.11.d";
  private static final String PURPOSE = "breakdown";
  private static final String IMMOBILISED = "Immobilised";
  private static final String TANKS = "tanks";
  private static final String LEFT = "left";

  Step begin(Play play) {
    List<String> tanks =
        play.locals().get(March.UNITS).textItems().stream()
            .filter(id -> play.position().piece(id).orElseThrow().kind().equals(Kind.TANK))
            .toList();
    if (tanks.isEmpty()) {
      return Step.done();
    }
    Data all = Data.texts(tanks);
    Data crush = Data.of(TANKS, all).with(LEFT, all).with("hex", March.to(play).id());
    return Step.go(CRUSH, crush);
  }

  /** One wire check for each tank, while the wire holds. */
  Step crush(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    Hex to = new Hex(play.locals().text("hex"));
    if (left.isEmpty() || !new Field(setting, play.position()).wire(to).holds()) {
      return Step.go(BREAKDOWN, Data.of(TANKS, play.locals().get(TANKS)));
    }
    int add = setting.charts().modifier("wire-modifiers", "tank");
    play.find(
        Finding.applies(
            CRUSHED,
            "a tank that enters wire may crush it",
            Data.of("hex", to.id()).with("tank", left.get(0))));
    Data wire = Data.of("hex", to.id()).with("add", add).with("why", "tank");
    Data rest = Data.texts(left.subList(1, left.size()));
    return Step.call("wire-check", wire, CRUSH, play.locals().with(LEFT, rest));
  }

  Step breakdown(Play play) {
    List<String> tanks = play.locals().get(TANKS).textItems();
    return tanks.isEmpty()
        ? Step.done()
        : Throw.dice(play, play.actor(), 1, PURPOSE, tanks.get(0), FELL, play.locals());
  }

  Step fell(Play play) {
    List<String> tanks = play.locals().get(TANKS).textItems();
    int total = Throw.kept(play) + Throw.initiative(play);
    Lookup cell = setting.charts().cell(play, PURPOSE, "entry", total);
    boolean broken = cell.text().equals(IMMOBILISED);
    play.find(
        Finding.applies(
                BREAKS_DOWN,
                broken ? "the tank breaks down" : "the tank runs on",
                Data.of("tank", tanks.get(0)).with("die", Throw.kept(play)).with("total", total))
            .from(Source.of(cell)));
    if (broken) {
      new Harm(setting).immobilise(play, PieceId.of(tanks.get(0)), BREAKS_DOWN);
    }
    return Step.go(BREAKDOWN, Data.of(TANKS, Data.texts(tanks.subList(1, tanks.size()))));
  }
}
