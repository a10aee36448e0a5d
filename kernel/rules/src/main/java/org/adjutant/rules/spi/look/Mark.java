package org.adjutant.rules.spi.look;

import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.SideId;

/**
 * Something of a position that lies in a place and is no piece: a breach, a marker, wreckage.
 *
 * @param kind that of its {@link Sign}, on {@link Sign.On#MARK}
 * @param side whose it is, if anybody's
 */
public record Mark(Place place, String kind, Optional<SideId> side) {
  public static Mark of(Place place, String kind) {
    return new Mark(place, kind, Optional.empty());
  }

  public static Mark of(Place place, String kind, SideId side) {
    return new Mark(place, kind, Optional.of(side));
  }
}
