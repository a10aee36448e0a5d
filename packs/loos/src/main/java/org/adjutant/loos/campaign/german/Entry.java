package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The regiments of released divisions come on the map, one after another (11.3 d to g). */
final class Entry {
  static final String STAGE = "arrivals-enter";
  private static final String ENTERED = "arrivals-entered";
  private static final String DIVISIONS = "divisions";

  private static final String ONE_ENTRY = "loos:11.3.d";
  private static final String MAY_MOVE = "loos:11.3.g";
  private static final int LOST = 3;

  private final Battlefield field;
  private final Placings placings;
  private final EnterChoice choice;

  Entry(Battlefield field, Placings placings, EnterChoice choice) {
    this.field = field;
    this.placings = placings;
    this.choice = choice;
  }

  /** What the stage begins with. */
  static Data locals(List<String> divisions) {
    return Data.of(DIVISIONS, Data.texts(divisions));
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::next);
    stages.put(ENTERED, play -> enter(play, play.answer()));
  }

  private Step next(Play play) {
    List<String> left = new ArrayList<>(play.locals().get(DIVISIONS).textItems());
    while (!left.isEmpty()) {
      Situation situation = field.in(play.position());
      String division = left.get(0);
      if (!Placings.waiting(situation, division).isEmpty()) {
        List<Data> answers = choice.answers(situation, division, readings(play));
        if (answers.size() == 1) {
          return enter(play, answers.get(0), left);
        }
        if (!answers.isEmpty()) {
          Data facts = Data.of(EnterChoice.DIVISION, division);
          return Step.ask(EnterChoice.NAME, Store.GERMAN, facts, ENTERED, locals(left));
        }
        noRoom(play, situation, division);
      }
      left.remove(0);
    }
    return Step.done();
  }

  private static Placings.Readings readings(Play play) {
    return new Placings.Readings(play.reading(Placings.WHICH_ENTRY), play.reading(Placings.ROOM));
  }

  private Step enter(Play play, Data answer) {
    return enter(play, answer, play.locals().get(DIVISIONS).textItems());
  }

  private Step enter(Play play, Data answer, List<String> left) {
    Situation situation = field.in(play.position());
    String division = left.get(0);
    Unit unit = situation.unit(answer.text(EnterChoice.UNIT)).orElseThrow();
    Hex hex = new Hex(answer.text(EnterChoice.HEX));
    List<Hex> entries =
        placings.entriesAt(placings.entries(situation, division, readings(play)), hex);
    Data texts = Data.texts(entries.stream().map(Hex::id).toList());
    List<Effect> effects = new ArrayList<>();
    effects.add(new Move(unit.id(), hex));
    effects.add(SetPieceAttribute.clear(unit.id(), Mark.ENTRY_HEXES));
    effects.add(
        SetPieceAttribute.open(unit.id(), Mark.ARRIVED, Data.of(play.position().clock().turn())));
    for (Unit other : Placings.waiting(situation, division)) {
      if (!other.id().equals(unit.id())) {
        effects.add(SetPieceAttribute.open(other.id(), Mark.ENTRY_HEXES, texts));
      }
    }
    effects.addAll(field.entering().effects(situation, unit, List.of(hex)));
    Data facts = Data.of("unit", unit.id().id()).with("at", hex.id());
    play.find(
        Finding.applies(
            ONE_ENTRY,
            "it is placed in or next to the entry hex of its division",
            facts.with("entry", texts)));
    play.find(Finding.applies(MAY_MOVE, "it may move in this turn", facts));
    play.happens(
        Event.open(
            EventNames.PIECE_PLACED,
            Store.GERMAN,
            facts.with(EnterChoice.DIVISION, division),
            effects));
    field.entering().settle(play, field.in(play.position()), List.of(unit), List.of(hex));
    return Step.go(STAGE, locals(left));
  }

  /** LI-14: who does not fit waits, or is lost. */
  private void noRoom(Play play, Situation situation, String division) {
    List<Unit> waiting = Placings.waiting(situation, division);
    boolean lost = play.reading(Placings.ROOM) == LOST;
    play.find(
        Finding.applies(
            ONE_ENTRY,
            lost ? "there is no room for them, and they are lost" : "they wait for room",
            Data.of(EnterChoice.DIVISION, division).with("regiments", waiting.size())));
    for (Unit unit : lost ? waiting : List.<Unit>of()) {
      play.happens(
          Event.open(
              EventNames.PIECE_ELIMINATED,
              Store.GERMAN,
              Data.of("unit", unit.id().id()).with("before", unit.steps()),
              GermanLosses.gone(unit)));
    }
  }
}
