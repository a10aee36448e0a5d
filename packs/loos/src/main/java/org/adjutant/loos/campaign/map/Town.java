package org.adjutant.loos.campaign.map;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;

/** A town that counts for control and takes replacements (11.4, 12.3): one or more hexes. */
public record Town(String name, List<Hex> hexes) {
  public Town {
    hexes = List.copyOf(hexes);
  }
}
