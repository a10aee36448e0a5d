package org.adjutant.ledger.record;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.SideId;

/**
 * An event as a viewer finds it in the record.
 *
 * @param number along its branch, from 0
 */
public record RecordedEvent(
    long number, String name, int revision, SideId actor, Data facts, List<Effect> effects) {
  public RecordedEvent {
    effects = List.copyOf(effects);
  }
}
