package org.adjutant.loos.campaign.victory;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.EntryHex;
import org.adjutant.rules.board.Place.Hex;

/** The German entry hexes by which the British win (12.1). */
final class EntryHexes {
  /** Which hex the third is, for placing and for victory. */
  static final String THIRD = "loos:LI-13";

  private static final int OF_11_3_FOR_BOTH = 2;
  private static final Hex OF_11_3 = new Hex("2306");
  private static final Hex OF_12_1 = new Hex("3306");

  private final List<Hex> printed;

  EntryHexes(CampaignMap map) {
    this.printed = map.entries().stream().map(EntryHex::hex).toList();
  }

  /** The hexes by the reading of {@link #THIRD}. */
  List<Hex> forVictory(int reading) {
    if (reading != OF_11_3_FOR_BOTH) {
      return printed;
    }
    List<Hex> hexes = new ArrayList<>(printed);
    hexes.replaceAll(hex -> hex.equals(OF_12_1) ? OF_11_3 : hex);
    return hexes;
  }
}
