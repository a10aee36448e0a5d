package org.adjutant.rules.spi;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * Phases in a fixed order that repeats every turn. The same phase may come again for another side.
 */
public final class PhaseOrder implements Phases {
  private final List<Slot> slots;
  private final List<Phase> all;

  /** One phase of a turn and who may act in it (nobody, if it is automatic). */
  public record Slot(Phase phase, List<SideId> active) {
    public Slot {
      active = List.copyOf(active);
    }
  }

  public PhaseOrder(List<Slot> slots) {
    this.slots = List.copyOf(slots);
    if (this.slots.isEmpty() || new LinkedHashSet<>(keys()).size() < this.slots.size()) {
      throw new DataException(
          "an order has a phase or more, and none comes twice for the same sides: " + keys());
    }
    Map<String, Phase> distinct = new LinkedHashMap<>();
    slots.forEach(slot -> distinct.putIfAbsent(slot.phase().id(), slot.phase()));
    this.all = List.copyOf(distinct.values());
  }

  private List<String> keys() {
    return slots.stream().map(slot -> slot.phase().id() + slot.active()).toList();
  }

  @Override
  public List<Phase> all() {
    return all;
  }

  /** The clock at the first phase of a turn. */
  public Clock first(int turn) {
    return clock(turn, 0);
  }

  @Override
  public Clock next(Position position) {
    Clock now = position.clock();
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      if (slot.phase().id().equals(now.phase()) && slot.active().equals(now.active())) {
        return i + 1 < slots.size() ? clock(now.turn(), i + 1) : clock(now.turn() + 1, 0);
      }
    }
    throw new IllegalStateException("the clock " + now + " is at no phase of the order");
  }

  private Clock clock(int turn, int slot) {
    return new Clock(turn, slots.get(slot).phase().id(), slots.get(slot).active());
  }
}
