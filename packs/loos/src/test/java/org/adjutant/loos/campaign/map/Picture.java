package org.adjutant.loos.campaign.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Direction;

/**
 * Draws a campaign map row by row, even columns and odd ones on lines of their own: b front line, 2
 * second line, the letter of the terrain, then * front trench, - Loos trench, = second position,
 * then ^ high ground.
 */
record Picture(CampaignMap map) {
  private static final Map<String, String> TRENCHES =
      Map.of("Front trench", "*", "Loos trench", "-", "Second position", "=");
  private static final Map<String, String> LETTERS =
      Map.of("city", "C", "town", "T", "mines", "M", "rough", "R", "woods", "W");

  List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int row = 1; row <= 20; row++) {
      rows.add(line(row, 2, "e    "));
      rows.add(line(row, 1, "o "));
    }
    return rows;
  }

  private String line(int row, int first, String indent) {
    StringBuilder line = new StringBuilder(String.format("%02d%s", row, indent));
    for (int column = first; column <= 33; column += 2) {
      String cell = cell(map.grid().hex(String.format("%02d%02d", column, row)));
      line.append(String.format("%-6s", cell));
    }
    return line.toString().stripTrailing();
  }

  private String cell(Hex hex) {
    String ground = map.isFrontLineDrawn(hex) ? "b" : isBehindTheLine(hex) ? "2" : letter(hex);
    String trench =
        map.trenchLines().stream()
            .filter(line -> line.hexes().contains(hex))
            .map(line -> TRENCHES.get(line.name()))
            .findFirst()
            .orElse(" ");
    return ground + trench + (map.isHighGround(hex) ? "^" : " ");
  }

  /** The second line of a sector, or that of a neighbouring army behind its own front line. */
  private boolean isBehindTheLine(Hex hex) {
    return map.isSecondLine(hex)
        || map.grid()
            .neighbour(hex, Direction.U)
            .filter(ahead -> map.isFrontLineDrawn(ahead) && map.isOutOfPlay(ahead))
            .isPresent();
  }

  private String letter(Hex hex) {
    return map.map().terrain(hex).stream()
        .filter(feature -> LETTERS.containsKey(feature.kind()))
        .map(feature -> LETTERS.get(feature.kind()))
        .findFirst()
        .orElse(".");
  }
}
