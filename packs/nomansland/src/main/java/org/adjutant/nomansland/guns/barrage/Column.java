package org.adjutant.nomansland.guns.barrage;

/** The columns of the Artillery Barrage Effects Table. */
enum Column {
  OPEN,
  TRENCH,
  NEST,
  PILLBOX,
  DUGOUT,
  TANK;

  String word() {
    return switch (this) {
      case OPEN -> "open";
      case TRENCH -> "trench";
      case NEST -> "nest";
      case PILLBOX -> "pillbox";
      case DUGOUT -> "dugout";
      case TANK -> "tank";
    };
  }

  /** Whether it is that of a structure, not of a fighting unit. */
  boolean ofStructure() {
    return this == NEST || this == PILLBOX || this == DUGOUT;
  }
}
