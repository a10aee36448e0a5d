package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Entrance;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;

/** 14.2.a: no German unit is put in a front line hex, whatever else lets it come into play. */
record FrontLineEntrance(Entrance base) implements Entrance {
  @Override
  public List<Toll.Bar> bars(Situation situation, Unit unit, Hex hex) {
    List<Toll.Bar> bars = new ArrayList<>(base.bars(situation, unit, hex));
    if (situation.grid().contains(hex) && FrontLine.isClosed(situation, unit, hex)) {
      bars.add(FrontLine.closed(hex));
    }
    return bars;
  }
}
