package org.adjutant.nomansland.headquarters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/** The units of the box come up in Gerhard, one after another (2.2.3.e; NI-080). */
record Arrival(Setting setting) {
  static final String STAGE = "counter-attack-arrives";
  private static final String PLACED = "counter-attack-placed";
  private static final String CONTACT = "contact";
  private static final String GERHARD = "GERHARD";
  private static final String UNIT = "unit";
  private static final String ONLY = "only";
  private static final String AT = "hex";
  private static final String PLACES = "nomansland:2.2.3.e";
  private static final String WHERE = "nomansland:NI-080";
  private static final int ONE_HEX = 2;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::ask);
    stages.put(PLACED, this::placed);
  }

  ChoiceKind choice() {
    return SimpleChoice.among(
        STAGE,
        "Where in Gerhard does the unit come up?",
        Shape.of(Shape.Field.of(AT, Shape.Type.PLACE, "a hex of Gerhard")),
        PLACES,
        this::answers);
  }

  private List<Data> answers(Desk desk, Choice choice) {
    Position view = desk.view();
    Piece unit = view.piece(choice.facts().text(UNIT)).orElseThrow();
    Optional<String> only = choice.facts().find(ONLY).map(Data::text);
    return room(view, unit, only).stream().map(hex -> Data.of(AT, hex.text())).toList();
  }

  private List<Hex> room(Position position, Piece unit, Optional<String> only) {
    Field field = new Field(setting, position);
    List<Hex> hexes = new ArrayList<>();
    for (Hex hex : setting.ground().hexesOf(GERHARD)) {
      if (only.filter(one -> !one.equals(hex.text())).isEmpty()
          && field.hasRoom(hex, Sides.DEFENDER, List.of(unit))
          && !field.isBarricaded(hex)) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  /** Asks for the next unit for which there is room; what finds none waits in the box. */
  private Step ask(Play play) {
    Position position = play.position();
    Optional<String> only = play.locals().find(ONLY).map(Data::text);
    for (Piece unit : new Plans(position).boxed()) {
      if (!room(position, unit, only).isEmpty()) {
        Data locals = play.locals().with(UNIT, unit.id().id());
        return Step.ask(STAGE, Sides.DEFENDER, locals, PLACED, locals);
      }
    }
    return Step.done();
  }

  private Step placed(Play play) {
    PieceId unit = PieceId.of(play.locals().text(UNIT));
    String hex = play.answer().text(AT);
    Data facts = Data.of(UNIT, unit.id()).with(AT, hex);
    play.find(
        Finding.applies(PLACES, "it is placed in Gerhard and acts from the next turn on", facts));
    List<Effect> effects =
        List.of(new Move(unit, Place.parse(hex)), SetPieceAttribute.flag(unit, Mark.FRESH));
    play.happens(Event.open("nomansland/CounterAttackPlaced", Sides.DEFENDER, facts, effects));
    Data next = play.reading(WHERE) == ONE_HEX ? Data.of(ONLY, hex) : Data.EMPTY;
    Data arrived = Data.of("units", Data.texts(List.of(unit.id())));
    return Step.call(CONTACT, arrived, STAGE, next);
  }
}
