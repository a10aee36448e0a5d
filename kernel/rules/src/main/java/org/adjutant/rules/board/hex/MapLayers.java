package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;

/**
 * What a map holds, by the numbers of its hexes. A slot is a hex's number times six plus the number
 * of a side; what is shared by both hexes of a side lies in the lesser of its two slots. Filled by
 * the reader, and only read after that.
 */
final class MapLayers {
  private final List<List<Feature>> terrain;
  private final List<List<Feature>> shared;
  private final List<List<Feature>> owned;
  private final List<List<Feature>> paths;
  private final Map<String, List<Hex>> names = new LinkedHashMap<>();
  private final Map<String, List<Hex>> edges = new LinkedHashMap<>();
  private final Map<String, Region> regions = new LinkedHashMap<>();
  private final List<List<Region>> regionsOf;
  private final List<Feature> all = new ArrayList<>();

  MapLayers(int hexes) {
    terrain = new ArrayList<>(Collections.nCopies(hexes, List.of()));
    shared = new ArrayList<>(Collections.nCopies(hexes * 6, List.of()));
    owned = new ArrayList<>(Collections.nCopies(hexes * 6, List.of()));
    paths = new ArrayList<>(Collections.nCopies(hexes * 6, List.of()));
    regionsOf = new ArrayList<>(Collections.nCopies(hexes, List.of()));
  }

  Feature declare(Feature feature) {
    all.add(feature);
    return feature;
  }

  void addTerrain(int hex, Feature feature) {
    add(terrain, hex, feature);
  }

  void addShared(int slot, Feature feature) {
    add(shared, slot, feature);
  }

  void addOwned(int slot, Feature feature) {
    add(owned, slot, feature);
  }

  void addPath(int slot, Feature feature) {
    add(paths, slot, feature);
  }

  void addName(String name, List<Hex> hexes) {
    List<Hex> all = new ArrayList<>(names.getOrDefault(name, List.of()));
    hexes.stream().filter(hex -> !all.contains(hex)).forEach(all::add);
    names.put(name, List.copyOf(all));
  }

  void addEdge(String owner, List<Hex> hexes) {
    edges.put(owner, hexes.stream().distinct().toList());
  }

  /** Adds a region and the numbers of its hexes. */
  void addRegion(Region region, List<Integer> hexes) {
    regions.put(region.id(), region);
    hexes.forEach(hex -> add(regionsOf, hex, region));
  }

  private static <T> void add(List<List<T>> table, int at, T item) {
    List<T> there = table.get(at);
    if (!there.contains(item)) {
      List<T> more = new ArrayList<>(there);
      more.add(item);
      table.set(at, Collections.unmodifiableList(more));
    }
  }

  List<Feature> terrain(int hex) {
    return terrain.get(hex);
  }

  List<Feature> shared(int slot) {
    return shared.get(slot);
  }

  List<Feature> owned(int slot) {
    return owned.get(slot);
  }

  List<Feature> paths(int slot) {
    return paths.get(slot);
  }

  Map<String, List<Hex>> names() {
    return names;
  }

  Map<String, List<Hex>> edges() {
    return edges;
  }

  Map<String, Region> regions() {
    return regions;
  }

  List<Region> regionsOf(int hex) {
    return regionsOf.get(hex);
  }

  List<Feature> all() {
    return List.copyOf(all);
  }
}
