package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/**
 * A hex of the map read through the terrain key.
 *
 * @param terrain all that lies in it; clear, if nothing but terrain with a plus is drawn
 * @param halves what entering costs, hexsides apart
 * @param parts what that is made of
 */
public record Spot(
    Hex hex, List<HexTerrain> terrain, Prohibition prohibited, int halves, List<Toll.Part> parts) {
  static final String CLEAR = "loos:5.4.a";
  static final String OTHER = "loos:5.4.b";
  static final String DEAREST = "loos:5.4.c";
  static final String PLUS = "loos:5.4.e";

  public Spot {
    terrain = List.copyOf(terrain);
    parts = List.copyOf(parts);
  }

  static Spot of(Hex hex, List<HexTerrain> drawn, HexTerrain clear) {
    List<HexTerrain> terrain = new ArrayList<>(drawn);
    if (drawn.stream().allMatch(HexTerrain::plus)) {
      terrain.add(0, clear);
    }
    List<HexTerrain> bases = terrain.stream().filter(t -> !t.plus()).toList();
    HexTerrain dearest = bases.get(0);
    Prohibition prohibited = Prohibition.NOBODY;
    for (HexTerrain base : bases) {
      dearest = base.halves() > dearest.halves() ? base : dearest;
    }
    List<Toll.Part> parts = new ArrayList<>();
    String rule = bases.size() > 1 ? DEAREST : dearest.type().equals(clear.type()) ? CLEAR : OTHER;
    parts.add(new Toll.Part(RuleId.of(rule), dearest.name(), dearest.halves()));
    for (HexTerrain each : terrain) {
      prohibited = prohibited.and(each.prohibited());
      if (each.plus() && each.halves() > 0) {
        parts.add(new Toll.Part(RuleId.of(PLUS), each.name(), each.halves()));
      }
    }
    int halves = parts.stream().mapToInt(Toll.Part::halves).sum();
    return new Spot(hex, terrain, prohibited, halves, parts);
  }

  /** True if this of the map's terrains lies in the hex. */
  public boolean has(String type) {
    for (int n = 0; n < terrain.size(); n++) {
      if (terrain.get(n).type().equals(type)) {
        return true;
      }
    }
    return false;
  }

  /** True if the map prints a fortification here; {@link Situation} knows those built in play. */
  public boolean fortified() {
    return terrain.stream().anyMatch(HexTerrain::fortification);
  }

  /** True if all of the hex is sea (8.3). */
  public boolean isSea() {
    return terrain.stream().anyMatch(HexTerrain::sea);
  }

  /** The terrain of the hex that has a line of the CRT (8.2.2). */
  public List<HexTerrain> lines() {
    return terrain.stream().filter(t -> !t.line().isEmpty()).toList();
  }
}
