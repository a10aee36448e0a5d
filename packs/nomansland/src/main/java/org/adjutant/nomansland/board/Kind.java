package org.adjutant.nomansland.board;

/** The kinds of pieces that rules ask for by name; all others are told by their traits. */
public final class Kind {
  public static final String OFFICER = "officer";
  public static final String DUGOUT = "dugout";
  public static final String PILLBOX = "pillbox";
  public static final String MG_NEST = "mg-nest";
  public static final String SHELLHOLE = "shellhole";
  public static final String BARRICADE = "barricade";
  public static final String TANK = "tank";
  public static final String BALLOON = "balloon";
  public static final String RECON = "recon";
  public static final String FIGHTER = "fighter";
  public static final String OBSERVER = "observer";

  /** A "?" marker. */
  public static final String UNKNOWN = "unknown";

  private Kind() {}
}
