package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.EntryHex;
import org.adjutant.loos.campaign.map.Town;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Ground;
import org.adjutant.loos.series.HexTerrain;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;

/**
 * The ground by the numbers of its hexes, as far as it never changes. A hexside is numbered six
 * times its hex and the exit.
 */
final class Chart {
  static final int SIDES = 6;

  /** What a step costs that nobody may make. */
  static final int NO_WAY = 1_000;

  /** How a trench hex lies to what attacks it from next door (14.3.c, d, e). */
  static final byte ACROSS = 0;

  static final byte BESIDE = 1;
  static final byte OPEN = 2;
  private static final int WAYS = 3;

  final HexGrid grid;
  final int size;
  final int[] exits;
  final int[] costs;
  final byte[] faces;
  final boolean[] trench;
  final boolean[] frontLine;

  /** What keeps Germans out of a hex, as a cost: the British front line (14.2). */
  final int[] keptOut;

  final boolean[] canal;
  final List<int[]> towns = new ArrayList<>();
  final int[] townAt;
  final int[] entries;
  private final int[] lines;
  private final int[] canalLines;

  Chart(CampaignMap map, Ground ground, Odds odds) {
    this.grid = map.grid();
    this.size = grid.size();
    this.exits = new int[size * SIDES];
    this.costs = new int[size * SIDES];
    this.faces = new byte[size * SIDES];
    this.canal = new boolean[size * SIDES];
    this.trench = new boolean[size];
    this.frontLine = new boolean[size];
    this.keptOut = new int[size];
    this.lines = new int[size * WAYS];
    this.canalLines = new int[size];
    this.townAt = new int[size];
    this.entries = map.entries().stream().map(EntryHex::hex).mapToInt(grid::index).toArray();
    for (int at = 0; at < size; at++) {
      Hex hex = grid.at(at);
      trench[at] = map.isTrench(hex);
      frontLine[at] = map.isFrontLineDrawn(hex);
      keptOut[at] = frontLine[at] ? NO_WAY : 0;
      townAt[at] = -1;
      lines(ground, odds, at);
    }
    for (int at = 0; at < size; at++) {
      for (int exit = 0; exit < SIDES; exit++) {
        side(map, ground, at, exit);
      }
    }
    for (Town town : map.towns()) {
      for (Hex hex : town.hexes()) {
        townAt[grid.index(hex)] = towns.size();
      }
      towns.add(town.hexes().stream().mapToInt(grid::index).toArray());
    }
  }

  private void lines(Ground ground, Odds odds, int at) {
    List<HexTerrain> claims = ground.at(grid.at(at)).lines();
    String own = claims.isEmpty() ? ground.key().clear().line() : claims.get(0).line();
    String across = ground.key().side("trench-cover").line();
    lines[at * WAYS + OPEN] = odds.line(own);
    lines[at * WAYS + BESIDE] =
        odds.better(ground.key().side("secondary-trench-cover").line(), own);
    lines[at * WAYS + ACROSS] = odds.better(across, own);
    canalLines[at] = odds.better(across, own);
  }

  /** The line of the table for a German in a trench attacked so; {@link #OPEN} for all others. */
  int line(int at, int way) {
    return lines[at * WAYS + way];
  }

  /** The line for what is attacked over the canal alone. */
  int canalLine(int at) {
    return canalLines[at];
  }

  private void side(CampaignMap map, Ground ground, int at, int exit) {
    int next = grid.exit(at, exit);
    int side = at * SIDES + exit;
    exits[side] = next;
    if (next < 0) {
      return;
    }
    Hex hex = grid.at(at);
    Hex neighbour = grid.at(next);
    Crossing crossing = ground.crossing(hex, neighbour);
    costs[side] = map.isOutOfPlay(neighbour) ? NO_WAY : crossing.cost().halves();
    canal[side] = crossing.hasRiver();
    faces[side] = map.isTrenchTowards(hex, neighbour) ? ACROSS : trench[next] ? BESIDE : OPEN;
  }

  /** Steps between two hexes. */
  int distance(int from, int to) {
    return grid.distance(from, to);
  }

  /** The exit of a hex towards another; -1 if they do not touch. */
  int exit(int from, int to) {
    for (int exit = 0; exit < SIDES; exit++) {
      if (exits[from * SIDES + exit] == to) {
        return exit;
      }
    }
    return -1;
  }
}
