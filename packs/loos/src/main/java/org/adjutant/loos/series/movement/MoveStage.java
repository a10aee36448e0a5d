package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Points;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** Carries a permitted move out. What was not spent is lost with it (5.2.c). */
final class MoveStage implements Stage {
  private final Battlefield field;
  private final MovementRules rules;

  MoveStage(Battlefield field, MovementRules rules) {
    this.field = field;
    this.rules = rules;
  }

  @Override
  public Step run(Play play) {
    MoveOrder order = MoveOrder.read(field, play.position(), play.locals());
    Walk walk = order.walk(rules, play.reading(Tolls.REENTRY)).orElseThrow();
    PieceId unit = walk.unit().id();
    boolean mobile = play.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT);
    List<String> path = new ArrayList<>(walk.path().size());
    for (Hex hex : walk.path()) {
      path.add(hex.id());
    }
    List<Effect> effects = new ArrayList<>();
    effects.add(new Move(unit, walk.end()));
    effects.add(SetPieceAttribute.flag(unit, mobile ? Marks.MOVED_MOBILE : Marks.MOVED));
    List<Hex> entered = walk.path().subList(1, walk.path().size());
    effects.addAll(field.entering().effects(walk.situation(), walk.unit(), entered));
    play.happens(
        EventNames.MOVEMENT_DECLARED,
        Data.of("unit", unit.id())
            .with("from", walk.start().id())
            .with("to", walk.end().id())
            .with("path", Data.texts(path))
            .with("spent", Points.text(walk.spent())),
        effects);
    field.entering().settle(play, field.in(play.position()), List.of(walk.unit()), entered);
    return Step.done();
  }
}
