package org.adjutant.walks.stranger;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Lots;

/** Who acts next is drawn from a cup; a turn ends when the cup is empty. */
final class Chits implements Phases {
  static final String CUP = "chits";
  private static final String DRAWN = "drawn";

  @Override
  public List<Phase> all() {
    return List.of(
        Phase.automatic("orders", "Orders", "walk:orders", "orders"),
        Phase.automatic("draw", "Draw", "walk:chits", "draw-chit"),
        Phase.played("act", "Activation", "walk:chits"));
  }

  @Override
  public Clock next(Position position) {
    Clock now = position.clock();
    return switch (now.phase()) {
      case "draw" ->
          new Clock(
              now.turn(),
              "act",
              List.of(SideId.of(position.attribute(Subject.GAME, DRAWN).orElseThrow().text())));
      case "act" ->
          position.cup(CUP).isEmpty()
              ? new Clock(now.turn() + 1, "orders", List.of())
              : new Clock(now.turn(), "draw", List.of());
      default -> new Clock(now.turn(), "draw", List.of());
    };
  }

  static Step draw(Play play) {
    int left = play.position().cupSize(CUP);
    return Step.roll(Lots.roll(1, left, "draw", CUP), "chit-drawn", Data.EMPTY);
  }

  static Step drawn(Play play) {
    List<String> cup = play.position().cup(CUP);
    String side = Lots.drawn(cup, play.roll()).get(0);
    play.happens(
        "walk/ChitDrawn",
        Data.of("side", side),
        new SetCup(CUP, Lots.left(cup, play.roll()), Audience.ALL),
        SetAttribute.open(Subject.GAME, DRAWN, Data.of(side)));
    return Step.done();
  }
}
