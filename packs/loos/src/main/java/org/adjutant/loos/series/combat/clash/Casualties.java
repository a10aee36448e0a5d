package org.adjutant.loos.series.combat.clash;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** Records losses as the loss rule has them. */
public final class Casualties {
  private static final String LAST_STEP = "loos:8.2.4.h";

  private final Battlefield field;
  private final LossRule rule;

  public Casualties(Battlefield field, LossRule rule) {
    this.field = field;
    this.rule = rule;
  }

  /** A unit loses one step; one that has no more is eliminated. */
  public void loseStep(Play play, PieceId id) {
    Situation situation = field.in(play.position());
    Unit unit = situation.unit(id).orElseThrow();
    Loss loss = rule.step(situation, unit);
    if (loss.eliminates()) {
      play.find(
          Finding.applies(
              LAST_STEP, "the last step lost eliminates the unit", Data.of("unit", id.id())));
    }
    record(play, unit, loss);
  }

  /** A unit that is still on the map, or what has taken its place there. */
  public Optional<PieceId> standing(Play play, PieceId id) {
    return field
        .in(play.position())
        .standing(id)
        .filter(unit -> unit.hex().isPresent())
        .map(Unit::id);
  }

  /** A unit is eliminated with all its steps. */
  public void eliminate(Play play, PieceId id) {
    Situation situation = field.in(play.position());
    Unit unit = situation.unit(id).orElseThrow();
    record(play, unit, rule.whole(situation, unit));
  }

  private void record(Play play, Unit unit, Loss loss) {
    loss.findings().forEach(play::find);
    if (loss.steps() == unit.steps()) {
      return;
    }
    Data facts =
        Data.of("unit", unit.id().id())
            .with("at", unit.piece().place().text())
            .with("before", unit.steps());
    play.happens(
        Event.open(
            loss.eliminates() ? EventNames.PIECE_ELIMINATED : EventNames.STEP_LOST,
            unit.side(),
            loss.eliminates() ? facts : facts.with("steps", loss.steps()),
            loss.effects()));
    if (loss.eliminates()) {
      field.entering().settle(play, field.in(play.position()), List.of(unit), List.of());
    }
  }
}
