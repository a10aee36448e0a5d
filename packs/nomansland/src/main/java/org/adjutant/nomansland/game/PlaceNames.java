package org.adjutant.nomansland.game;

import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.SideId;

/** What places off the map are called. */
final class PlaceNames {
  private PlaceNames() {}

  static String of(Place place) {
    if (!(place instanceof Place.Box box)) {
      return place.text();
    }
    for (SideId side : Sides.BOTH) {
      if (box.id().equals(Mark.pool(side))) {
        return "not set up";
      }
      if (box.id().equals(Mark.aerodrome(side))) {
        return "aerodrome";
      }
      if (box.id().equals(Mark.lost(side))) {
        return "lost";
      }
    }
    return switch (box.id()) {
      case Mark.COUNTER_ATTACK_BOX -> "Counter-Attack box";
      case Mark.RESERVE_BOX -> "reserve for the counter-attack";
      case Mark.SKY_BOX -> "Sky Domination box";
      case Mark.OBSERVERS_BOX -> "observation posts";
      default -> place.text();
    };
  }
}
