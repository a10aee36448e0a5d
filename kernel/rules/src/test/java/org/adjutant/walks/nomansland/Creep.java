package org.adjutant.walks.nomansland;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Reveal;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** A piece the enemy does not know of goes from hex to hex, until it runs into somebody. */
final class Creep {
  static final String NAME = "creep";
  private static final List<String> HEXES = List.of("J6", "J7", "J8", "L3");

  private Creep() {}

  static SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of("unit", Shape.Type.PIECE, "who creeps"),
            Shape.Field.of("to", Shape.Type.PLACE, "where to").after("to"));
    return SimpleAction.listing(
            NAME,
            "Move unseen.",
            shape,
            List.of(
                Checks.active("walk:turn"),
                Checks.ownPiece("walk:own", "unit"),
                (desk, args, findings) -> {
                  if (desk.view()
                      .piece(args.text("unit"))
                      .filter(p -> p.kind().equals("sniper"))
                      .isEmpty()) {
                    findings.forbids("walk:creep", "only a sniper creeps");
                  }
                  if (HEXES.stream()
                      .map(Place::hex)
                      .noneMatch(h -> h.text().equals(args.text("to")))) {
                    findings.forbids("walk:path", "nobody creeps there");
                  }
                }),
            desk ->
                desk.view().pieces(desk.side()).stream()
                    .flatMap(
                        p -> HEXES.stream().map(h -> Data.of("unit", p.id().id()).with("to", h)))
                    .toList())
        .inSecret();
  }

  static Step go(Play play) {
    PieceId unit = PieceId.of(play.locals().text("unit"));
    Place to = Place.parse(play.locals().text("to"));
    Piece before = play.position().piece(unit).orElseThrow();
    play.happens(
        Event.secret(
            EventNames.MOVEMENT_DECLARED,
            play.actor(),
            play.locals(),
            before.knownTo(),
            Data.EMPTY,
            List.of(new Move(unit, to))));
    boolean met = play.position().at(to).stream().anyMatch(p -> !p.side().equals(play.actor()));
    if (met) {
      play.happens(
          EventNames.MOVEMENT_INTERRUPTED,
          Data.of("unit", unit.id()).with("at", to.text()),
          new Reveal(unit, Audience.ALL));
    }
    return Step.done();
  }
}
