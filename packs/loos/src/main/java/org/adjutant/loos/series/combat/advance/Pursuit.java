package org.adjutant.loos.series.combat.advance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;

/** Who may advance where, after one combat: for each unit the ways to every hex it may end in. */
record Pursuit(Situation situation, AdvanceRule rule, Map<PieceId, Map<Hex, List<Hex>>> ways) {
  static final String UNITS = "units";
  static final String RETREAT = "retreat";

  static Pursuit of(Situation situation, AdvanceRule rule, List<PieceId> units, List<Hex> retreat) {
    Map<PieceId, Map<Hex, List<Hex>>> all = new LinkedHashMap<>();
    for (PieceId id : units) {
      Map<Hex, List<Hex>> ends = new LinkedHashMap<>();
      situation.unit(id).ifPresent(unit -> add(ends, rule.ways(situation, unit, retreat)));
      if (!ends.isEmpty()) {
        all.put(id, ends);
      }
    }
    return new Pursuit(situation, rule, all);
  }

  /** What {@link #facts} wrote down, in a situation. */
  static Pursuit of(Situation situation, AdvanceRule rule, Data facts) {
    List<PieceId> units = facts.get(UNITS).textItems().stream().map(PieceId::new).toList();
    return of(situation, rule, units, retreat(facts));
  }

  static Data facts(List<Unit> units, List<Hex> retreat) {
    return Data.of(UNITS, Data.texts(units.stream().map(unit -> unit.id().id()).toList()))
        .with(RETREAT, Data.texts(retreat.stream().map(Hex::id).toList()));
  }

  static List<Hex> retreat(Data facts) {
    return facts.get(RETREAT).textItems().stream().map(Hex::new).toList();
  }

  private static void add(Map<Hex, List<Hex>> ends, List<List<Hex>> longest) {
    for (List<Hex> way : longest) {
      for (int length = 1; length <= way.size(); length++) {
        ends.putIfAbsent(way.get(length - 1), way.subList(0, length));
      }
    }
  }

  boolean isPossible() {
    return !ways.isEmpty();
  }

  /** How the unit gets to the hex; empty if it may not end there. */
  List<Hex> way(PieceId unit, Hex end) {
    return ways.getOrDefault(unit, Map.of()).getOrDefault(end, List.of());
  }

  /** Whether the unit may end in a hex beside those that have chosen theirs. */
  boolean hasRoom(Map<PieceId, Hex> chosen, PieceId unit, Hex end) {
    List<PieceId> there =
        chosen.keySet().stream().filter(other -> end.equals(chosen.get(other))).toList();
    return there.isEmpty()
        || there.size() == 1
            && rule.share(
                situation,
                situation.unit(unit).orElseThrow(),
                situation.unit(there.get(0)).orElseThrow());
  }

  /** Every way to let units advance, none included, up to a number of them. */
  List<Map<PieceId, Hex>> all(int limit) {
    List<Map<PieceId, Hex>> found = new ArrayList<>();
    collect(new ArrayList<>(ways.keySet()), 0, new LinkedHashMap<>(), found, limit);
    return found;
  }

  private void collect(
      List<PieceId> units,
      int at,
      Map<PieceId, Hex> chosen,
      List<Map<PieceId, Hex>> found,
      int limit) {
    if (found.size() >= limit) {
      return;
    }
    if (at == units.size()) {
      found.add(new LinkedHashMap<>(chosen));
      return;
    }
    PieceId unit = units.get(at);
    List<Hex> farthestFirst = new ArrayList<>(ways.getOrDefault(unit, Map.of()).keySet());
    Collections.reverse(farthestFirst);
    for (Hex end : farthestFirst) {
      if (hasRoom(chosen, unit, end)) {
        chosen.put(unit, end);
        collect(units, at + 1, chosen, found, limit);
        chosen.remove(unit);
      }
    }
    collect(units, at + 1, chosen, found, limit);
  }
}
