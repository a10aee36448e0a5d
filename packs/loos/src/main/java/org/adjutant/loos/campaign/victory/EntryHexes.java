package org.adjutant.loos.campaign.victory;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.EntryHex;
import org.adjutant.rules.board.Place.Hex;

/**
 * The German entry hexes: where reinforcements come in, and by which the British win (11.3, 12.1).
 */
public final class EntryHexes {
  /** Which hex the third is, for placing and for victory. */
  public static final String THIRD = "loos:LI-13";

  private static final int OF_11_3_FOR_BOTH = 2;
  private static final int OF_11_3_FOR_PLACING = 3;
  private static final Hex OF_11_3 = new Hex("2306");
  private static final Hex OF_12_1 = new Hex("3306");

  private final List<Hex> printed;

  public EntryHexes(CampaignMap map) {
    this.printed = map.entries().stream().map(EntryHex::hex).toList();
  }

  /** Where reinforcements come in (11.3), by the reading of {@link #THIRD}. */
  public List<Hex> forPlacing(int reading) {
    boolean misprinted = reading == OF_11_3_FOR_BOTH || reading == OF_11_3_FOR_PLACING;
    return misprinted ? ofSection11() : printed;
  }

  /** Where a British unit wins the game (12.1), by the reading of {@link #THIRD}. */
  List<Hex> forVictory(int reading) {
    return reading == OF_11_3_FOR_BOTH ? ofSection11() : printed;
  }

  private List<Hex> ofSection11() {
    List<Hex> hexes = new ArrayList<>(printed);
    hexes.replaceAll(hex -> hex.equals(OF_12_1) ? OF_11_3 : hex);
    return hexes;
  }
}
