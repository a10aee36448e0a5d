package org.adjutant.loos.campaign.map;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;

/** A line of German trenches and the hexes that own a trench hexside of it (14.3). */
public record TrenchLine(String name, List<Hex> hexes) {
  public TrenchLine {
    hexes = List.copyOf(hexes);
  }
}
