package org.adjutant.loos.campaign;

/** The attributes of pieces and the features of hexes that Loos adds to those of the series. */
public final class Mark {
  /** Text of a piece: its division (11.2, 11.3, 13.3). */
  public static final String DIVISION = "division";

  /** Text of a British piece: its brigade (13.3). */
  public static final String BRIGADE = "brigade";

  /** Flag of a German battalion that came back from the deadpile: of no division (13.2.e). */
  public static final String RED_DOT = "red-dot";

  /** Texts of a piece that waits in the box of a released division: its entry hexes (11.3.d). */
  public static final String ENTRY_HEXES = "entry-hexes";

  /** Number of a unit: the turn in which it came on the map (11.3.f, 11.4.f, 11.7.d). */
  public static final String ARRIVED = "arrived";

  /** Text of a red-dot battalion: the hex that it shares for the time being (LI-51). */
  public static final String LODGED = "lodged";

  /** Number of a piece: half movement points rolled for the mobile movement phase (18.4.b). */
  public static final String MOBILE_POINTS = "mobile-points";

  /** Text of a piece on the map: the sector in whose second line it waits (11.7, LI-60). */
  public static final String SECOND_LINE = "second-line";

  /** Text of a piece: the hex it is to attack when others have (18.4.h). */
  public static final String ASSAULTS = "assaults";

  /** Text of a piece: the hex it is announced to attack (17.1.g). */
  public static final String PLEDGED = "pledged";

  /** Flag of a hex: breached until the combat phase ends (17.5). */
  public static final String BREACH = "breach";

  private Mark() {}
}
