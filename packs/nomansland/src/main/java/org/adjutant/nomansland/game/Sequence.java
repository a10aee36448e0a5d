package org.adjutant.nomansland.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Phases;

/**
 * The sequence of play (0.5): Planning once, in turn 0; then Assault turns from 1 on. A section
 * that does something when a phase begins has a stage for it, named by {@link PhaseId#entry}; a
 * phase in which nobody acts and for which no section has a stage does not exist.
 */
final class Sequence implements Phases {
  private static final String PLANNING = "nomansland:0.5.a";
  private static final String TURN = "nomansland:0.5.b";
  private static final String DEFENDERS_PART = "nomansland:0.5.d";
  private static final List<SideId> NOBODY = List.of();
  private static final List<SideId> ATTACKER = List.of(Sides.ATTACKER);
  private static final List<SideId> DEFENDER = List.of(Sides.DEFENDER);

  private final List<Slot> planning;
  private final List<Slot> assault;
  private final List<Phase> all;

  /** A phase and who acts in it. */
  private record Slot(Phase phase, List<SideId> active) {}

  /** Whether the sections have a stage of a name. */
  @FunctionalInterface
  interface Stages {
    boolean have(String stage);
  }

  /**
   * @param counterPreparation whether the scenario lets the Defender's guns answer before turn 1
   *     (NI-138)
   */
  Sequence(boolean counterPreparation, Stages stages) {
    List<Slot> first = new ArrayList<>();
    first.add(slot(PhaseId.DEFENDER_SET_UP, "Defender's set-up", PLANNING, DEFENDER));
    first.add(slot(PhaseId.SKY, "Sky domination", PLANNING, NOBODY));
    first.add(slot(PhaseId.RECONNAISSANCE, "Reconnaissance", PLANNING, NOBODY));
    first.add(slot(PhaseId.BOMBARDMENT, "Preparatory bombardments", PLANNING, ATTACKER));
    first.add(slot(PhaseId.SURPRISE, "Surprise", PLANNING, NOBODY));
    first.add(slot(PhaseId.ATTACKER_SET_UP, "Attacker's set-up", PLANNING, ATTACKER));
    if (counterPreparation) {
      first.add(slot(PhaseId.COUNTER_PREPARATION, "Counter-preparation", PLANNING, DEFENDER));
    }
    first.add(slot(PhaseId.ELAN_SHUFFLE, "Elan markers", PLANNING, NOBODY));
    List<Slot> turn = new ArrayList<>();
    for (List<SideId> side : List.of(ATTACKER, DEFENDER)) {
      String rule = side.equals(ATTACKER) ? "nomansland:0.5.c" : DEFENDERS_PART;
      turn.add(slot(PhaseId.ARTILLERY, "Artillery", rule, side));
      turn.add(slot(PhaseId.ACTION, "Actions", rule, side));
      turn.add(slot(PhaseId.CLOSE_COMBAT, "Close combat", rule, side));
    }
    turn.add(slot(PhaseId.COUNTER_ATTACK, "Counter-attack", DEFENDERS_PART, DEFENDER));
    turn.add(slot(PhaseId.AIR, "Air", TURN, NOBODY));
    turn.add(slot(PhaseId.ELAN, "Elan", TURN, NOBODY));
    turn.add(slot(PhaseId.WIND, "Wind, smoke and gas", "nomansland:0.5.e", NOBODY));
    turn.add(slot(PhaseId.TURN_END, "End of turn", "nomansland:0.5.f", NOBODY));
    planning = entered(first, stages);
    assault = entered(turn, stages);
    Map<String, Phase> distinct = new LinkedHashMap<>();
    planning.forEach(slot -> distinct.putIfAbsent(slot.phase().id(), slot.phase()));
    assault.forEach(slot -> distinct.putIfAbsent(slot.phase().id(), slot.phase()));
    all = List.copyOf(distinct.values());
  }

  private static Slot slot(String id, String name, String rule, List<SideId> active) {
    Phase phase = new Phase(id, name, rule, active.isEmpty(), Optional.empty());
    return new Slot(phase, active);
  }

  private static List<Slot> entered(List<Slot> slots, Stages stages) {
    List<Slot> kept = new ArrayList<>();
    for (Slot slot : slots) {
      String entry = PhaseId.entry(slot.phase().id());
      if (stages.have(entry)) {
        kept.add(new Slot(slot.phase().entering(entry), slot.active()));
      } else if (!slot.phase().automatic()) {
        kept.add(slot);
      }
    }
    return List.copyOf(kept);
  }

  @Override
  public List<Phase> all() {
    return all;
  }

  /** The clock at which a game begins. */
  Clock first() {
    return clock(0, planning.get(0));
  }

  @Override
  public Clock next(Position position) {
    Clock now = position.clock();
    List<Slot> part = now.turn() == 0 ? planning : assault;
    for (int i = 0; i + 1 < part.size(); i++) {
      if (is(part.get(i), now)) {
        return clock(now.turn(), part.get(i + 1));
      }
    }
    return clock(now.turn() + 1, assault.get(0));
  }

  private static boolean is(Slot slot, Clock now) {
    return slot.phase().id().equals(now.phase()) && slot.active().equals(now.active());
  }

  private static Clock clock(int turn, Slot slot) {
    return new Clock(turn, slot.phase().id(), slot.active());
  }
}
