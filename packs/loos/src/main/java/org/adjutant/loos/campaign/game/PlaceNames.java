package org.adjutant.loos.campaign.game;

import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.Division;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.Region;

/** What boxes and sectors are called. */
record PlaceNames(Forces forces) {
  private static final String SECOND = "second-";

  String of(Place place) {
    if (place.equals(Stores.SET_UP)) {
      return "to be set up";
    }
    if (place.equals(Stores.ELIMINATED)) {
      return "eliminated";
    }
    if (place.equals(Store.DEADPILE)) {
      return "deadpile";
    }
    if (place.equals(Store.AVAILABLE)) {
      return "reserves to commit";
    }
    for (Division division : forces.order().divisions()) {
      if (place.equals(Store.unreleased(division.id()))) {
        return division.name() + ", not released";
      }
      if (place.equals(Store.released(division.id()))) {
        return division.name() + ", waits to enter";
      }
    }
    return place instanceof Place.Box box && box.id().startsWith(SECOND)
        ? "second line of sector " + box.id().substring(SECOND.length())
        : place.text();
  }

  /** Sectors by their numbers, for both of their lines; other regions as the map has them. */
  String of(Region region) {
    return region.id().startsWith(SECOND)
        ? "sector " + region.id().substring(SECOND.length())
        : region.id();
  }
}
