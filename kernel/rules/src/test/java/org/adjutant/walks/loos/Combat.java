package org.adjutant.walks.loos;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;
import org.adjutant.rules.tables.Lookup;

/** What a combat leads to: a step, a retreat, an advance. */
final class Combat {
  static final String RESULT = "combat-result";
  static final String RETREATED = "retreated";
  static final String ADVANCED = "advanced";
  private static final Data STAND = Data.of("path", Data.texts(List.of()));
  private static final Data STAY = Data.of("units", Data.texts(List.of()));

  private Combat() {}

  static ChoiceKind retreat() {
    Shape shape = Shape.of(Shape.Field.of("path", Shape.Type.PLACES, "two hexes, or none"));
    return SimpleChoice.among(
        "retreat", "Retreat, or lose a step?", shape, "walk:retreat", Combat::ways);
  }

  private static List<Data> ways(Desk desk, Choice choice) {
    Piece unit = desk.view().piece(choice.facts().text("unit")).orElseThrow();
    List<Data> ways = new ArrayList<>(Ground.retreats(desk.view(), unit));
    ways.add(STAND);
    return ways;
  }

  static ChoiceKind advance() {
    Shape shape =
        Shape.of(
            Shape.Field.of("units", Shape.Type.PIECES, "who advances"),
            Shape.Field.of("to", Shape.Type.PLACE, "how far").after("to").optionally());
    return SimpleChoice.among("advance", "Who advances?", shape, "walk:advance", Combat::advances);
  }

  private static List<Data> advances(Desk desk, Choice choice) {
    List<Data> all = new ArrayList<>(List.of(STAY));
    for (String unit : choice.facts().get("units").textItems()) {
      for (String hex : choice.facts().get("hexes").textItems()) {
        all.add(Data.of("units", Data.texts(List.of(unit))).with("to", hex));
      }
    }
    return all;
  }

  static Step result(Play play) {
    Lookup cell = Attack.column(play).row(play.sum());
    play.find(Finding.applies("walk:crt", cell.text(), Data.EMPTY).from(Source.of(cell)));
    Place target = Place.parse(play.locals().text("target"));
    Piece defender = play.position().at(target).get(0);
    Data facts = play.locals().with("result", cell.text());
    switch (cell.text()) {
      case "D2" -> {
        play.happens(EventNames.COMBAT_RESOLVED, facts);
        Data asked = Data.of("unit", defender.id().id());
        return Step.ask("retreat", defender.side(), asked, RETREATED, play.locals());
      }
      case "De" -> {
        play.happens(EventNames.COMBAT_RESOLVED, facts, new Remove(defender.id()));
        return askAdvance(play, List.of(target.text()));
      }
      case "Ae", "A1" -> {
        PieceId first = PieceId.of(play.locals().get("units").textItems().get(0));
        play.happens(EventNames.COMBAT_RESOLVED, facts, loss(play.position(), first));
        return Step.done();
      }
      default -> {
        play.happens(EventNames.COMBAT_RESOLVED, facts);
        return Step.done();
      }
    }
  }

  static Step retreated(Play play) {
    Place target = Place.parse(play.locals().text("target"));
    PieceId unit = play.position().at(target).get(0).id();
    List<String> path = play.answer().get("path").textItems();
    SideId owner = play.answers().get(0).owner();
    Data facts = Data.of("unit", unit.id()).with("path", Data.texts(path));
    if (path.isEmpty()) {
      Effect loss = loss(play.position(), unit);
      play.happens(EventNames.STEP_LOST, facts.with("side", owner.id()), loss);
      return Step.done();
    }
    play.happens(EventNames.RETREAT_MADE, facts, new Move(unit, Place.parse(path.get(1))));
    return askAdvance(play, List.of(target.text(), path.get(0)));
  }

  private static Step askAdvance(Play play, List<String> vacated) {
    Data facts = Data.of("units", play.locals().get("units")).with("hexes", Data.texts(vacated));
    return Step.ask("advance", play.actor(), facts, ADVANCED, play.locals());
  }

  static Step advanced(Play play) {
    List<String> units = play.answer().get("units").textItems();
    if (!units.isEmpty()) {
      Place to = Place.parse(play.answer().text("to"));
      play.happens(EventNames.ADVANCE_MADE, play.answer(), new Move(PieceId.of(units.get(0)), to));
    }
    return Step.done();
  }

  private static Effect loss(Position position, PieceId unit) {
    int steps = position.piece(unit).orElseThrow().steps();
    return steps > 1 ? new SetSteps(unit, steps - 1) : new Remove(unit);
  }
}
