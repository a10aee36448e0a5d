package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** Regiments are broken down into battalions of the deadpile, as the German likes (13.1 d to h). */
final class Breakdown {
  static final String STAGE = "breakdown";
  private static final String CHOSEN = "breakdown-chosen";

  private static final String AT_START = "loos:13.1.d";
  private static final String AS_MANY = "loos:13.1.e";
  private static final String EXCESS = "loos:13.1.f";
  private static final String WHERE = "loos:13.1.g";
  private static final String FOR_GOOD = "loos:13.1.h";
  private static final String ON_ARRIVAL = "loos:11.3.f";
  private static final String THEIR_MOVE = "loos:LI-64";
  private static final int IS_THEIR_MOVE = 2;

  private final Battlefield field;
  private final German.Rules rules;
  private final Splits splits;

  Breakdown(Battlefield field, German.Rules rules, Splits splits) {
    this.field = field;
    this.rules = rules;
    this.splits = splits;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::ask);
    stages.put(CHOSEN, this::chosen);
  }

  private Step ask(Play play) {
    return splits.possible(field.in(play.position())).isEmpty()
        ? Step.done()
        : Step.ask(BreakChoice.NAME, Store.GERMAN, Data.EMPTY, CHOSEN, Data.EMPTY);
  }

  private Step chosen(Play play) {
    if (!BreakChoice.breaks(play.answer())) {
      return Step.done();
    }
    Situation situation = field.in(play.position());
    Unit regiment = situation.unit(play.answer().text(BreakChoice.UNIT)).orElseThrow();
    breakDown(play, situation, regiment, BreakChoice.hexes(play.answer()));
    return Step.go(STAGE, Data.EMPTY);
  }

  private void breakDown(Play play, Situation situation, Unit regiment, List<Hex> hexes) {
    List<Piece> battalions = Deadpile.in(play.position()).subList(0, hexes.size());
    List<String> ids = battalions.stream().map(b -> b.id().id()).toList();
    Data facts =
        Data.of("unit", regiment.id().id())
            .with("steps", regiment.steps())
            .with("battalions", Data.texts(ids));
    say(play, regiment, facts);
    int lost = regiment.steps() - hexes.size();
    if (lost > 0) {
      play.find(
          Finding.applies(
              EXCESS, "for some steps the deadpile has no battalion", facts.with("lost", lost)));
    }
    boolean moved = play.reading(THEIR_MOVE) == IS_THEIR_MOVE;
    Data at = Data.texts(hexes.stream().map(Hex::id).toList());
    play.find(
        Finding.applies(
            WHERE,
            moved
                ? "they are placed where the regiment is or could step, which is their move"
                : "they are placed where the regiment is or could step, and may still move",
            facts.with("at", at)));
    List<Effect> effects = new ArrayList<>(GermanLosses.gone(regiment));
    int left = Deadpile.in(play.position()).size();
    for (int n = 0; n < hexes.size(); n++) {
      Piece battalion = battalions.get(n);
      play.find(Deadpile.isNameless(battalion));
      play.find(Deadpile.isUsedAgain(battalion, --left));
      effects.addAll(comesTo(situation, regiment, battalion, hexes.get(n), moved));
    }
    play.happens(
        Event.open(
            "loos/RegimentBrokenDown",
            Store.GERMAN,
            facts.with("from", regiment.piece().place().text()).with("at", at),
            effects));
    for (int n = 0; n < hexes.size(); n++) {
      Unit battalion = situation.unit(battalions.get(n));
      if (!regiment.isAt(hexes.get(n))) {
        field
            .entering()
            .settle(play, field.in(play.position()), List.of(battalion), List.of(hexes.get(n)));
      }
    }
  }

  private List<Effect> comesTo(
      Situation situation, Unit regiment, Piece battalion, Hex hex, boolean moved) {
    String[] flags = moved ? new String[] {Marks.MOVED} : new String[0];
    List<Effect> effects = new ArrayList<>(rules.deadpile().comesBack(battalion, hex, flags));
    if (!regiment.isAt(hex)) {
      Unit unit = situation.unit(battalion);
      effects.addAll(field.entering().effects(situation, unit, List.of(hex)));
    }
    return effects;
  }

  private static void say(Play play, Unit regiment, Data facts) {
    Data unit = Data.of("unit", regiment.id().id());
    int turn = play.position().clock().turn();
    play.find(Finding.applies(AT_START, "it is broken down before the moves", unit));
    if (regiment.piece().number(Mark.ARRIVED, -1) == turn) {
      play.find(
          Finding.applies(
              ON_ARRIVAL, "it may be, in the phase of its arrival", unit.with("turn", turn)));
    }
    play.find(Finding.applies(AS_MANY, "a battalion takes the place of each step", facts));
    play.find(Finding.applies(FOR_GOOD, "it is never formed again", unit));
  }
}
