package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** Puts a unit on the map. */
final class PlaceStage implements Stage {
  private final Battlefield field;

  PlaceStage(Battlefield field) {
    this.field = field;
  }

  @Override
  public Step run(Play play) {
    Situation situation = field.in(play.position());
    Unit unit = situation.unit(play.locals().text(PlaceAction.UNIT)).orElseThrow();
    Hex hex = new Hex(play.locals().text(PlaceAction.HEX));
    List<Effect> effects = new ArrayList<>();
    effects.add(new Move(unit.id(), hex));
    effects.addAll(field.entering().effects(situation, unit, List.of(hex)));
    play.happens(
        EventNames.PIECE_PLACED, Data.of("unit", unit.id().id()).with("at", hex.id()), effects);
    field.entering().settle(play, field.in(play.position()), List.of(unit), List.of(hex));
    return Step.done();
  }
}
