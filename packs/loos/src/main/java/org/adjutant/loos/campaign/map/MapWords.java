package org.adjutant.loos.campaign.map;

/** What the data of the campaign map call things. */
public final class MapWords {
  public static final String TRENCH = "trench";
  static final String CANAL = "canal";
  static final String ROAD = "road";
  static final String TOWN = "town";
  public static final String CITY = "city";
  public static final String HIGH_GROUND = "high-ground";
  public static final String FRONT_LINE = "front-line";
  static final String OUT_OF_PLAY = "out-of-play";

  /** Kinds of regions; a town's is {@link #TOWN}. */
  static final String FRONT = "front line";

  static final String SECOND = "second line";
  static final String ENTRY = "entry";

  /** How the ids of a sector's two regions begin; the sector's own id follows. */
  static final String FRONT_OF = "front-";

  static final String SECOND_OF = "second-";

  private MapWords() {}
}
