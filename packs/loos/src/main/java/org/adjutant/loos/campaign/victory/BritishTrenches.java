package org.adjutant.loos.campaign.victory;

import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;

/**
 * What 12.2 calls the British trenches, which it does not define: the front line hexes of the
 * sectors; or these and captured German trenches; or all on their side of the German front trench.
 * Who waits in a second line is not outside them, in a box or in its hexes (LI-16, LI-60).
 */
final class BritishTrenches {
  static final String WHICH = "loos:LI-15";

  private static final int AND_CAPTURED = 2;
  private static final int WEST_OF_THE_GERMANS = 3;

  private final CampaignMap map;

  BritishTrenches(CampaignMap map) {
    this.map = map;
  }

  /** Whether all British units on the map are in them, by the reading of {@link #WHICH}. */
  boolean holdAll(Situation situation, int reading) {
    return holdAllBut(situation, List.of(), reading);
  }

  /** The same at the instant when these units are in this hex, on their way to where they are. */
  boolean holdAllWith(Situation situation, List<Unit> units, Hex hex, int reading) {
    return holds(hex, reading) && holdAllBut(situation, units, reading);
  }

  private boolean holdAllBut(Situation situation, List<Unit> units, int reading) {
    List<PieceId> others = units.stream().map(Unit::id).toList();
    for (Piece piece : situation.position().pieces()) {
      if (piece.side().equals(Store.BRITISH)
          && piece.place() instanceof Hex hex
          && piece.attribute(Mark.SECOND_LINE).isEmpty()
          && !holds(hex, reading)
          && !others.contains(piece.id())) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(Hex hex, int reading) {
    if (map.isFrontLine(hex)) {
      return true;
    }
    return switch (reading) {
      case AND_CAPTURED -> map.isTrench(hex);
      case WEST_OF_THE_GERMANS -> isWest(hex);
      default -> false;
    };
  }

  /** Rows count from the east: no trench of its column lies further west than the hex. */
  private boolean isWest(Hex hex) {
    String column = hex.id().substring(0, 2);
    int row = Integer.parseInt(hex.id().substring(2));
    for (Hex other : map.grid().hexes()) {
      if (other.id().startsWith(column)
          && Integer.parseInt(other.id().substring(2)) >= row
          && map.isTrench(other)) {
        return false;
      }
    }
    return true;
  }
}
