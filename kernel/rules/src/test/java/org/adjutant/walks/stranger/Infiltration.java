package org.adjutant.walks.stranger;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Area;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Reveal;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** A spy goes along a path unseen. Where he meets another unseen spy, both come to light. */
final class Infiltration {
  static final String NAME = "infiltrate";

  private Infiltration() {}

  static SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of("spy", Shape.Type.PIECE, "who"),
            Shape.Field.of("path", Shape.Type.PLACES, "area by area"));
    return SimpleAction.sampling(
            NAME,
            "Go unseen.",
            shape,
            List.of(
                Checks.active("walk:turn"),
                Checks.ownPiece("walk:own", "spy"),
                (desk, args, findings) -> {
                  Place at =
                      desk.view()
                          .piece(args.text("spy"))
                          .map(Piece::place)
                          .orElse(Place.box("none"));
                  for (String next : args.get("path").textItems()) {
                    Place to = Place.parse(next);
                    if (!(at instanceof Area from)
                        || !(to instanceof Area area)
                        || !Realm.MAP.joined(from, area)) {
                      findings.forbids("walk:path", "no road", Data.of("to", next));
                    }
                    at = to;
                  }
                }),
            desk ->
                desk.view().pieces(desk.side()).stream()
                    .filter(p -> p.kind().equals("spy"))
                    .flatMap(
                        p ->
                            Realm.MAP.neighbours(Realm.areaOf(p)).stream()
                                .map(
                                    to ->
                                        Data.of("spy", p.id().id())
                                            .with("path", Data.texts(List.of(to.text())))))
                    .toList())
        .inSecret();
  }

  static Step go(Play play) {
    PieceId spy = PieceId.of(play.locals().text("spy"));
    for (String next : play.locals().get("path").textItems()) {
      Piece now = play.position().piece(spy).orElseThrow();
      Place to = Place.parse(next);
      play.happens(
          Event.secret(
              "MovementDeclared",
              play.actor(),
              Data.of("spy", spy.id()).with("to", next),
              now.knownTo(),
              Data.EMPTY,
              List.of(new Move(spy, to))));
      List<Piece> met =
          play.position().at(to).stream()
              .filter(p -> p.kind().equals("spy") && !p.side().equals(play.actor()))
              .toList();
      if (!met.isEmpty()) {
        play.happens(
            "MovementInterrupted",
            Data.of("at", next),
            new Reveal(spy),
            new Reveal(met.get(0).id()));
        return Step.done();
      }
    }
    return Step.done();
  }
}
