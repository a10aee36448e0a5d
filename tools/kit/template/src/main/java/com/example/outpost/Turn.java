package com.example.outpost;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** 2: the order of a turn. */
final class Turn {
  static final String RULE = "outpost:2.1";
  static final String MOVE = "move";
  static final String FIRE = "fire";
  static final String TURN_END = "turn-end";

  /** The mark of a unit that has done in this phase what the phase is for. */
  static final String SPENT = "spent";

  private static final Phase MOVING = Phase.played(MOVE, "Movement", RULE).entering("refresh");
  private static final Phase FIRING = Phase.played(FIRE, "Fire", RULE).entering("refresh");

  static final PhaseOrder ORDER =
      new PhaseOrder(
          List.of(
              new Slot(MOVING, List.of(Ground.BLUE)),
              new Slot(FIRING, List.of(Ground.BLUE)),
              new Slot(MOVING, List.of(Ground.RED)),
              new Slot(FIRING, List.of(Ground.RED)),
              new Slot(
                  Phase.automatic(TURN_END, "End of the turn", RULE, "last-turn"), List.of())));

  private Turn() {}

  /** A phase begins with every unit fresh. */
  static Step refresh(Play play) {
    List<Effect> fresh =
        play.position().pieces().stream()
            .filter(unit -> unit.flag(SPENT))
            .map(Piece::id)
            .<Effect>map(unit -> SetPieceAttribute.clear(unit, SPENT))
            .toList();
    if (!fresh.isEmpty()) {
      play.happens("outpost/UnitsRested", Data.EMPTY, fresh);
    }
    return Step.done();
  }

  static Effect spend(Piece unit) {
    return SetPieceAttribute.open(unit.id(), SPENT, Data.of(true));
  }

  static String ended() {
    return EventNames.PHASE_ENDED;
  }
}
