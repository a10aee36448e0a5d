package org.adjutant.walks.flandersfields;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.board.tabletop.Nearness;
import org.adjutant.rules.board.tabletop.Travel;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** What happens by itself: the barrage rolls on, the gas drifts. */
final class Weather {
  static final String BARRAGE = "barrage";

  private Weather() {}

  static Step rollOn(Play play) {
    int line = play.position().attribute(Subject.GAME, BARRAGE).orElseThrow().integer() - 50;
    play.happens(
        "walk/BarrageRolledOn",
        Data.of("line", line),
        SetAttribute.open(Subject.GAME, BARRAGE, Data.of(line)));
    return Step.roll(1, 8, "drift", "gas", "drift", Data.EMPTY);
  }

  /** An eighth of a turn for each pip, 30 mm; whoever the cloud touches is suppressed. */
  static Step drift(Play play) {
    Piece gas = play.position().piece("gas").orElseThrow();
    Point to = Travel.advance(Table.point(gas), (play.sum() - 1) * 4500, 30);
    List<Effect> effects = new ArrayList<>(List.of(new Move(gas.id(), to)));
    for (Piece piece : play.position().pieces(Table.BRITISH)) {
      if (Nearness.touching(Table.figure(gas.at(to)), Table.figure(piece))) {
        effects.add(Table.suppress(play.position(), piece));
      }
    }
    play.happens("walk/GasDrifted", Data.of("to", to.text()), effects);
    return Step.done();
  }
}
