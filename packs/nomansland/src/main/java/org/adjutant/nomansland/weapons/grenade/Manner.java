package org.adjutant.nomansland.weapons.grenade;

/** How a grenade comes, and the statements by which its target may answer. */
enum Manner {
  HAND("nomansland:4.2.5.c", "nomansland:4.2.5.d", "nomansland:4.2.5.e"),
  RIFLE("nomansland:4.2.6.d", "nomansland:4.2.6.e", "nomansland:4.2.6.f"),
  MARKER("nomansland:4.3.1.c", "nomansland:4.3.1.f", "nomansland:4.3.1.g");

  private final String stands;
  private final String retreats;
  private final String ducks;

  Manner(String stands, String retreats, String ducks) {
    this.stands = stands;
    this.retreats = retreats;
    this.ducks = ducks;
  }

  /** The check, the only way for a Pinned unit. */
  String stands() {
    return stands;
  }

  /** A hex back. */
  String retreats() {
    return retreats;
  }

  /** Pinned at once, for a check at -1. */
  String ducks() {
    return ducks;
  }
}
