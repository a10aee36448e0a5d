package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** One die for replacements, halved, and their placing in towns (11.4). */
final class Replacements {
  static final String STAGE = "replacements";
  private static final String ROLLED = "replacements-rolled";
  private static final String PLACE = "replacements-place";
  private static final String CHOSEN = "replacements-chosen";

  private static final String HALF = "loos:11.4.a";
  private static final String AT_ONCE = "loos:11.4.b";
  private static final String NO_COUNTER = "loos:11.4.c";
  private static final String IN_TOWN = "loos:11.4.d";
  private static final String NO_HEX = "loos:11.4.e";
  private static final String MAY_MOVE = "loos:11.4.f";
  private static final String LEFT = ReplaceChoice.LEFT;
  private static final int WAIT = 3;

  private final Battlefield field;
  private final German.Rules rules;
  private final Towns towns;

  Replacements(Battlefield field, German.Rules rules, Towns towns) {
    this.field = field;
    this.rules = rules;
    this.towns = towns;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, play -> Step.roll(1, 6, "replacements", "german", ROLLED, Data.EMPTY));
    stages.put(ROLLED, this::rolled);
    stages.put(PLACE, this::place);
    stages.put(CHOSEN, this::chosen);
  }

  private Step rolled(Play play) {
    int waiting = play.position().tally(Store.WAITING_REPLACEMENTS);
    int gained = play.sum() / 2 + waiting;
    Data facts =
        Data.of("die", play.sum())
            .with("battalions", gained)
            .with("deadpile", Deadpile.in(play.position()).size());
    play.find(Finding.applies(HALF, "half the die, rounded down, is gained", facts));
    if (waiting > 0) {
      play.happens(
          Event.open(
              "loos/ReplacementsCalled",
              Store.GERMAN,
              facts.with("waiting", waiting),
              List.of(new SetTally(Store.WAITING_REPLACEMENTS, 0))));
    }
    return Step.go(PLACE, Data.of(LEFT, gained));
  }

  private Step place(Play play) {
    int left = play.locals().integer(LEFT);
    if (left == 0) {
      return Step.done();
    }
    int counters = Deadpile.in(play.position()).size();
    if (counters == 0) {
      return unplaced(play, NO_COUNTER, "the deadpile is empty", left);
    }
    List<Hex> open =
        towns.open(
            field.in(play.position()), play.reading(Towns.BY_HEX), play.reading(Towns.CITIES));
    if (open.isEmpty()) {
      return unplaced(play, NO_HEX, "no town hex is open", left);
    }
    boolean declines = play.reading(ReplaceChoice.COMPULSORY) == ReplaceChoice.MAY_DECLINE;
    if (!declines && open.size() <= Math.min(left, counters)) {
      open.forEach(hex -> put(play, hex));
      return Step.go(PLACE, Data.of(LEFT, left - open.size()));
    }
    Data facts = Data.of(LEFT, left);
    return Step.ask(ReplaceChoice.NAME, Store.GERMAN, facts, CHOSEN, facts);
  }

  private Step chosen(Play play) {
    int left = play.locals().integer(LEFT);
    if (!ReplaceChoice.places(play.answer())) {
      play.find(Finding.applies(AT_ONCE, "the rest is declined", Data.of(LEFT, left)));
      return Step.done();
    }
    put(play, new Hex(play.answer().text(ReplaceChoice.HEX)));
    return Step.go(PLACE, Data.of(LEFT, left - 1));
  }

  private void put(Play play, Hex hex) {
    List<Piece> pile = Deadpile.in(play.position());
    Piece battalion = pile.get(0);
    Data facts = Data.of("unit", battalion.id().id()).with("at", hex.id());
    play.find(Finding.applies(IN_TOWN, "it is placed in an empty town hex in German hands", facts));
    play.find(Finding.applies(MAY_MOVE, "it may move in this turn", facts));
    play.find(Deadpile.isNameless(battalion));
    play.find(Deadpile.isUsedAgain(battalion, pile.size() - 1));
    play.happens(
        Event.open(
            EventNames.PIECE_PLACED,
            Store.GERMAN,
            facts.with("replacement", true),
            arrives(play, battalion, hex)));
  }

  private List<Effect> arrives(Play play, Piece battalion, Hex hex) {
    List<Effect> effects = new ArrayList<>(rules.deadpile().comesBack(battalion, hex));
    int turn = play.position().clock().turn();
    effects.add(SetPieceAttribute.open(battalion.id(), Mark.ARRIVED, Data.of(turn)));
    return effects;
  }

  /** LI-79: those that cannot be placed are forfeited, or wait. */
  private static Step unplaced(Play play, String rule, String why, int left) {
    boolean wait = play.reading(ReplaceChoice.COMPULSORY) == WAIT;
    Data facts = Data.of(wait ? "waiting" : "forfeited", left);
    play.find(Finding.applies(rule, why, facts));
    play.find(
        Finding.applies(AT_ONCE, wait ? "those left over wait" : "none is kept for later", facts));
    if (wait) {
      play.happens(
          Event.open(
              "loos/ReplacementsWait",
              Store.GERMAN,
              facts,
              List.of(new SetTally(Store.WAITING_REPLACEMENTS, left))));
    }
    return Step.done();
  }
}
