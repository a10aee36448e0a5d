package org.adjutant.loos.series.movement;

import java.util.List;
import org.adjutant.loos.series.Crossing;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;

/**
 * One step of a {@link Walk}.
 *
 * @param number from 1
 * @param toll what it costs, if it may be made
 * @param before half movement points spent before it
 * @param fromZone whether it starts in an enemy ZOC
 * @param toZone whether it ends in one
 * @param last whether the walk ends with it
 * @param bars why the title forbids it
 */
record Stride(
    int number,
    Crossing crossing,
    Toll.Pay toll,
    int before,
    boolean fromZone,
    boolean toZone,
    boolean last,
    List<Toll.Bar> bars) {

  Stride {
    bars = List.copyOf(bars);
  }

  int after() {
    return before + toll.halves();
  }

  boolean isZoneToZone() {
    return fromZone && toZone;
  }

  Data facts() {
    return Data.of("step", number)
        .with("from", crossing.from().id())
        .with("to", crossing.to().id());
  }
}
