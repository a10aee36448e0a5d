package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.jspecify.annotations.Nullable;

/** The units of one side on the map, in the order of their ids, and the ZOC they exert together. */
final class Host {
  private final Situation situation;
  private final SideId side;
  private final List<Unit> units;
  private @Nullable Zones zones;

  Host(Situation situation, SideId side) {
    this.situation = situation;
    this.side = side;
    List<Unit> found = new ArrayList<>();
    for (Piece piece : situation.position().pieces()) {
      if (piece.side().equals(side) && piece.place() instanceof Hex) {
        found.add(situation.unit(piece));
      }
    }
    this.units = Collections.unmodifiableList(found);
  }

  List<Unit> units() {
    return units;
  }

  Zones zones() {
    Zones known = zones == null ? new Zones(situation, side) : zones;
    zones = known;
    return known;
  }
}
