package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Charts;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Lookup;

/**
 * The Extraction test of each of the Attacker's units that enters a Bombing Post (2.1.2.1.f); the
 * wire beside it does not count (NI-154).
 */
record PostEntry(Setting setting) {
  static final String STAGE = "move-post";
  static final String NEXT = "move-post-next";
  static final String FELL = "move-post-fell";

  private static final String TEST = "nomansland:2.1.2.1.f";
  private static final String LEFT = "left";
  private static final String IN = "in";

  Step begin(Play play) {
    List<Piece> walkers = new Extraction(setting).walkers(play);
    boolean tested =
        play.actor().equals(Sides.ATTACKER)
            && new Posts(setting).isPost(March.to(play), play::reading)
            && !walkers.isEmpty();
    if (!tested) {
      return Step.go(March.ARRIVE, play.locals());
    }
    List<String> ids = walkers.stream().map(unit -> unit.id().id()).toList();
    return Step.go(NEXT, play.locals().with(LEFT, Data.texts(ids)).with(IN, Data.texts(List.of())));
  }

  Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (!left.isEmpty()) {
      return Throw.dice(play, play.actor(), 1, Extraction.TABLE, left.get(0), FELL, play.locals());
    }
    return Step.go(March.ARRIVE, entering(play));
  }

  Step fell(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    Piece unit = play.position().piece(left.get(0)).orElseThrow();
    int cutters = new WireCutters(setting).bonus(play, List.of(unit));
    int total = Throw.kept(play) + cutters + Throw.initiative(play);
    Lookup cell = setting.charts().cell(play, Extraction.TABLE, Charts.RESULT, total);
    boolean free = cell.text().equals(Extraction.FREE);
    play.reading(GroundReadings.POSTS);
    play.find(
        Finding.applies(
                TEST,
                free ? "it gets into the Bombing Post" : "it does not get into the Bombing Post",
                Data.of("unit", unit.id().id()).with("die", Throw.kept(play)).with("total", total))
            .from(Source.of(cell)));
    List<String> in = new ArrayList<>(play.locals().get(IN).textItems());
    if (free) {
      in.add(unit.id().id());
    } else {
      play.happens(
          "nomansland/UnitsHeld",
          Data.of("units", Data.texts(List.of(unit.id().id()))).with("hex", March.from(play).id()));
    }
    return Step.go(
        NEXT,
        play.locals()
            .with(LEFT, Data.texts(left.subList(1, left.size())))
            .with(IN, Data.texts(in)));
  }

  /** Those who got in, tanks, and officers if any unit goes with them. */
  private Data entering(Play play) {
    List<String> in = play.locals().get(IN).textItems();
    List<String> walkers =
        new Extraction(setting).walkers(play).stream().map(unit -> unit.id().id()).toList();
    List<String> all = new ArrayList<>();
    for (String id : play.locals().get(March.UNITS).textItems()) {
      boolean walker = walkers.contains(id);
      boolean officer =
          !new Field(setting, play.position()).isFighting(play.position().piece(id).orElseThrow());
      if (walker ? in.contains(id) : !officer || !in.isEmpty()) {
        all.add(id);
      }
    }
    return Data.of(March.UNITS, Data.texts(all))
        .with(March.FROM, play.locals().text(March.FROM))
        .with(March.TO, play.locals().text(March.TO));
  }
}
