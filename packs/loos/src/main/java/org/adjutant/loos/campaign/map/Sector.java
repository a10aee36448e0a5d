package org.adjutant.loos.campaign.map;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;

/**
 * A sector of the British line (11.5).
 *
 * @param id {@code I} to {@code VI} on the campaign map
 * @param front its front line hexes, one or more (14.2)
 * @param second the hexes over which its second line is drawn, one or more; whether units stand in
 *     them or in a box is an interpretation (LI-60)
 */
public record Sector(String id, List<Hex> front, List<Hex> second) {
  public Sector {
    front = List.copyOf(front);
    second = List.copyOf(second);
  }
}
