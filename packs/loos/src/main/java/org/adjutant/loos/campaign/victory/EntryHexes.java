package org.adjutant.loos.campaign.victory;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;

/** The German entry hexes: regions of the map of kind {@code entry} (11.3, 12.1). */
public final class EntryHexes {
  /** Which hex the third is, for placing and for victory. */
  public static final String THIRD = "loos:LI-13";

  private static final String KIND = "entry";
  private static final int OF_11_3_FOR_BOTH = 2;
  private static final int OF_11_3_FOR_PLACING = 3;
  private static final Hex OF_11_3 = new Hex("2306");
  private static final Hex OF_12_1 = new Hex("3306");

  private final List<Hex> printed;

  public EntryHexes(HexMap map) {
    this.printed =
        map.regions().stream()
            .filter(region -> region.kind().equals(KIND))
            .flatMap(region -> region.hexes().stream())
            .toList();
  }

  /** Where reinforcements come in (11.3), by the reading of {@link #THIRD}. */
  public List<Hex> forPlacing(int reading) {
    return reading == OF_11_3_FOR_BOTH || reading == OF_11_3_FOR_PLACING ? misprinted() : printed;
  }

  /** Where a British unit wins the game (12.1), by the reading of {@link #THIRD}. */
  public List<Hex> forVictory(int reading) {
    return reading == OF_11_3_FOR_BOTH ? misprinted() : printed;
  }

  private List<Hex> misprinted() {
    List<Hex> hexes = new ArrayList<>(printed);
    hexes.replaceAll(hex -> hex.equals(OF_12_1) ? OF_11_3 : hex);
    return hexes;
  }
}
