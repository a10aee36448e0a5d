package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.support.SupportPhase;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;

/** The phases of section 4: once the set-up, then turn after turn in the same order. */
final class SequenceOfPlay implements Sequence {
  static final String IN_ORDER = "loos:4.1.b";

  private static final Phase SET_UP = Phase.played(PhaseNames.SET_UP, "Set-up", "loos:3.0.a");
  private static final Phase SUPPORT =
      Phase.automatic(PhaseNames.SUPPORT, "Support markers", "loos:4.1.a", SupportPhase.STAGE);
  private static final Phase TURN_END =
      Phase.automatic(PhaseNames.TURN_END, "End of the turn", TurnEnd.RULE, TurnEnd.STAGE);

  /** The phases of a player turn; the second player turn has the same in the same order (4.1.j). */
  private static final List<Phase> PLAYER_TURN =
      List.of(
          Phase.played(PhaseNames.MOVEMENT, "Movement", "loos:4.1.c").entering(PlayerTurn.STAGE),
          Phase.played(PhaseNames.BOMBARDMENT, "Bombardment", IN_ORDER),
          Phase.played(PhaseNames.COMBAT, "Combat", "loos:4.1.f"),
          Phase.played(PhaseNames.MOBILE_MOVEMENT, "Mobile movement", "loos:4.1.h"),
          Phase.played(PhaseNames.MOBILE_COMBAT, "Mobile combat", "loos:4.1.i"));

  private final PhaseOrder turn;
  private final List<Phase> all;
  private final List<SideId> deploys;

  SequenceOfPlay(Battlefield field, List<SideId> deploys) {
    List<Slot> slots = new ArrayList<>();
    slots.add(new Slot(SUPPORT, List.of()));
    for (SideId side : field.sides()) {
      PLAYER_TURN.forEach(phase -> slots.add(new Slot(phase, List.of(side))));
    }
    slots.add(new Slot(TURN_END, List.of()));
    this.turn = new PhaseOrder(slots);
    List<Phase> phases = new ArrayList<>(turn.all());
    phases.add(0, SET_UP);
    this.all = List.copyOf(phases);
    this.deploys = List.copyOf(deploys);
  }

  @Override
  public Clock start(boolean withSetUp) {
    return withSetUp ? new Clock(1, PhaseNames.SET_UP, List.of(deploys.get(0))) : turn.first(1);
  }

  @Override
  public List<Phase> all() {
    return all;
  }

  @Override
  public Clock next(Position position) {
    Clock now = position.clock();
    if (!now.phase().equals(PhaseNames.SET_UP)) {
      return turn.next(position);
    }
    return now.isActive(deploys.get(0))
        ? new Clock(1, PhaseNames.SET_UP, List.of(deploys.get(1)))
        : turn.first(1);
  }
}
