package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.Span;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * One die for each division that has not entered; it is released if the die falls inside its span
 * for the turn (11.3 b, c). When all have rolled, the released divisions are placed.
 */
final class Release {
  static final String STAGE = "release";
  private static final String NEXT = "release-next";
  private static final String ROLLED = "release-rolled";

  private static final String ONE_DIE = "loos:11.3.b";
  private static final String INSIDE = "loos:11.3.c";
  private static final String REGIMENTS = "loos:11.3.a";
  private static final String FIRST = "loos:LI-77";
  private static final int FROM_TURN_2 = 2;

  private static final String TURN = "turn";
  private static final String DIVISION = "division";
  private static final String SPAN = "span";

  private final German.Rules rules;

  Release(German.Rules rules) {
    this.rules = rules;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::begin);
    stages.put(NEXT, this::next);
    stages.put(ROLLED, this::rolled);
  }

  private Step begin(Play play) {
    int turn = play.position().clock().turn();
    List<String> waiting =
        rules.releases().divisions().stream()
            .filter(division -> !play.position().isVacant(Store.unreleased(division)))
            .toList();
    int first = play.reading(FIRST) == FROM_TURN_2 ? 2 : 1;
    if (turn < first || waiting.isEmpty()) {
      play.find(
          Finding.applies(
              ONE_DIE,
              waiting.isEmpty() ? "every division is released" : "divisions do not roll yet",
              Data.of(TURN, turn).with("first", first)));
      return Step.go(Entry.STAGE, Entry.locals(rules.releases().divisions()));
    }
    return Step.go(NEXT, Data.of(Arrivals.LEFT, Data.texts(waiting)));
  }

  private Step next(Play play) {
    List<String> left = new ArrayList<>(play.locals().get(Arrivals.LEFT).textItems());
    int turn = play.position().clock().turn();
    while (!left.isEmpty()) {
      String division = left.remove(0);
      Data facts = Data.of(DIVISION, division).with(TURN, turn);
      if (!isNone(rules.releases().span(division, turn))) {
        play.find(Finding.applies(ONE_DIE, "a die decides whether it is released", facts));
        Data locals = Data.of(Arrivals.LEFT, Data.texts(left)).with(DIVISION, division);
        return Step.roll(1, 6, "release", division, ROLLED, locals);
      }
      play.reading(FIRST);
      play.find(Finding.applies(INSIDE, "the turn has no span for it, so no die is rolled", facts));
    }
    return Step.go(Entry.STAGE, Entry.locals(rules.releases().divisions()));
  }

  private static boolean isNone(Span span) {
    return span.to() < span.from();
  }

  private Step rolled(Play play) {
    String division = play.locals().text(DIVISION);
    int turn = play.position().clock().turn();
    Span span = rules.releases().span(division, turn);
    boolean released = span.contains(play.sum());
    Data facts =
        Data.of(DIVISION, division)
            .with(TURN, turn)
            .with("die", play.sum())
            .with(SPAN, span.toString());
    play.find(
        Finding.applies(INSIDE, released ? "it is released" : "it waits for the next phase", facts)
            .from(
                new Source(
                    "table",
                    "release of " + division + ", turn " + turn,
                    span.toString(),
                    span.provenance())));
    if (released) {
      release(play, division, facts);
    }
    return Step.go(NEXT, Data.of(Arrivals.LEFT, play.locals().get(Arrivals.LEFT)));
  }

  private static void release(Play play, String division, Data facts) {
    List<Piece> regiments = play.position().at(Store.unreleased(division));
    List<Effect> effects = new ArrayList<>();
    for (Piece regiment : regiments) {
      effects.add(new Move(regiment.id(), Store.released(division)));
    }
    play.find(
        Finding.applies(
            REGIMENTS,
            "all regiments of the division come",
            Data.of(DIVISION, division).with("regiments", regiments.size())));
    play.happens(Event.open("loos/DivisionReleased", Store.GERMAN, facts, effects));
  }
}
