package org.adjutant.nomansland.board;

/** What a unit has around it against fire. A Shellhole and a Bombing Post are a trench here. */
public enum Cover {
  OPEN,
  TRENCH,
  NEST,
  PILLBOX,
  DUGOUT;

  /** The word by which tables know it. */
  public String word() {
    return switch (this) {
      case OPEN -> "open";
      case TRENCH -> "trench";
      case NEST -> "nest";
      case PILLBOX -> "pillbox";
      case DUGOUT -> "dugout";
    };
  }
}
