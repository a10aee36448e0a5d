package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The order of the three procedures of the phase (LI-63). */
final class Arrivals {
  static final String RELEASE = "release";
  static final String BREAKDOWN = "breakdown";
  static final String REPLACEMENTS = "replacements";
  static final String LEFT = "left";

  private static final String NEXT = "arrivals-next";
  private static final String CHOSEN = "arrivals-chosen";
  private static final String ORDER = "loos:LI-63";
  private static final String BEFORE_MOVES = "loos:13.1.d";
  private static final int AS_HE_LIKES = 2;
  private static final int REPLACEMENTS_FIRST = 3;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(German.STAGE, Arrivals::begin);
    stages.put(NEXT, Arrivals::next);
    stages.put(CHOSEN, play -> follow(play, play.answer().text(OrderChoice.NEXT)));
  }

  private static Step begin(Play play) {
    List<String> order =
        play.reading(ORDER) == REPLACEMENTS_FIRST
            ? List.of(RELEASE, REPLACEMENTS, BREAKDOWN)
            : List.of(RELEASE, BREAKDOWN, REPLACEMENTS);
    play.find(
        Finding.applies(
            BEFORE_MOVES,
            "releases, breakdowns and replacements come before the moves",
            Data.of("turn", play.position().clock().turn()).with("order", Data.texts(order))));
    return Step.go(NEXT, Data.of(LEFT, Data.texts(order)));
  }

  private static Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (left.isEmpty()) {
      return Step.done();
    }
    if (left.size() > 1 && play.reading(ORDER) == AS_HE_LIKES) {
      return Step.ask(OrderChoice.NAME, Store.GERMAN, play.locals(), CHOSEN, play.locals());
    }
    return follow(play, left.get(0));
  }

  private static Step follow(Play play, String procedure) {
    List<String> left = new ArrayList<>(play.locals().get(LEFT).textItems());
    left.remove(procedure);
    String stage =
        switch (procedure) {
          case RELEASE -> Release.STAGE;
          case BREAKDOWN -> Breakdown.STAGE;
          default -> Replacements.STAGE;
        };
    return Step.call(stage, Data.EMPTY, NEXT, Data.of(LEFT, Data.texts(left)));
  }
}
