package org.adjutant.cli.compare;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.event.EventNames;

/**
 * What happened after two lines parted.
 *
 * @param alike how many rulings on both lines were the same at first, with the same outcome
 * @param one the first ruling that was not, on the way to the first point, in sentences; empty if
 *     there is none
 */
record FirstSteps(int alike, List<String> one, List<String> two) {
  /** Lines that run alike for longer than this are alike to a reader. */
  private static final int LOOKED = 2_000;

  FirstSteps {
    one = List.copyOf(one);
    two = List.copyOf(two);
  }

  static FirstSteps of(Pair pair, long part) {
    List<RecordedRuling> one = rulings(pair.one(), part);
    List<RecordedRuling> two = rulings(pair.two(), part);
    int alike = 0;
    while (alike < one.size()
        && alike < two.size()
        && told(pair.one(), one.get(alike), false)
            .equals(told(pair.two(), two.get(alike), false))) {
      alike++;
    }
    return new FirstSteps(alike, told(pair.one(), one, alike), told(pair.two(), two, alike));
  }

  private static List<RecordedRuling> rulings(Scene scene, long part) {
    return scene.at() <= part
        ? List.of()
        : scene.history().rulings(part + 1, Math.min(scene.at(), part + LOOKED), scene.viewer());
  }

  private static List<String> told(Scene scene, List<RecordedRuling> rulings, int number) {
    return number < rulings.size() ? told(scene, rulings.get(number), true) : List.of();
  }

  private static List<String> told(Scene scene, RecordedRuling ruling, boolean numbered) {
    EventLines words = new EventLines(scene.title(), new Ink(false));
    List<String> told = new ArrayList<>();
    long before = scene.history().before(ruling);
    for (RecordedEvent event :
        scene.history().events(before + 1, ruling.number(), scene.viewer())) {
      if (!event.name().equals(EventNames.CHOICE_OFFERED)
          && !event.name().equals(EventNames.ROLL_NEEDED)) {
        told.add((numbered ? event.number() + " " : "") + words.sentence(event));
      }
    }
    return told;
  }
}
