package org.adjutant.rules.position;

import org.adjutant.rules.board.Place;

/**
 * What an attribute is said of: a place, a side, a named group, or the game. (Those of a piece lie
 * in the piece.)
 */
public record Subject(String text) {
  public static final Subject GAME = new Subject("game");

  public static Subject of(Place place) {
    return new Subject("place " + place.text());
  }

  public static Subject of(SideId side) {
    return new Subject("side " + side.id());
  }

  public static Subject group(String name) {
    return new Subject("group " + name);
  }
}
