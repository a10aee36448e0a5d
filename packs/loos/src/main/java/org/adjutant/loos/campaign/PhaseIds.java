package org.adjutant.loos.campaign;

/** The phases that Loos adds to those of the series (11.3, 11.4, 17.1, 17.2). */
public final class PhaseIds {
  /** The tracks are read and markers come back (17.1.b). */
  public static final String TURN_RECORD = "turn-record";

  /** The German player turn begins (4.1). */
  public static final String GERMAN_TURN = "german-turn";

  /** Releases, breakdowns and replacements, before the German moves (11.3, 11.4, 13.1). */
  public static final String ARRIVALS = "arrivals";

  /** The British put the aircraft over a hex (17.2.g). */
  public static final String AIRCRAFT = "aircraft";

  /** The attacker lays his markers (17.1.e). */
  public static final String BARRAGE = "barrage";

  /** The defender lays his (17.1.h). */
  public static final String COUNTER_BARRAGE = "counter-barrage";

  private PhaseIds() {}
}
