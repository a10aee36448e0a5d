package org.adjutant.host.desk;

import java.util.List;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Ruling;

/**
 * A ruling on one order.
 *
 * @param before the position it was ruled on
 * @param unmet what the file expected and did not come; empty if all did
 */
public record Heard(Order order, Position before, Ruling ruling, List<String> unmet) {
  public Heard {
    unmet = List.copyOf(unmet);
  }
}
