package org.adjutant.loos.campaign.forces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.loos.series.Counter;
import org.adjutant.loos.series.Counters;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.tables.Sourced;

/**
 * The orders of battle of both sides (section 20). Written as
 *
 * <pre>{@code
 * {"provenance": "reconstructed", "why": "for all that says nothing of its own",
 *  "divisions": {"47": {"name": "47th Division", "side": "british", "start": "sector"}},
 *  "counters": {"regular": {"title": "Regulars", "steps": [[5, 4, 5], [3, 2, 5]]}},
 *  "units": [{"id": "140a", "counter": "regular", "side": "british", "name": "140th Brigade a",
 *             "division": "47", "brigade": "140", "half": "a"},
 *            {"id": "I-16", "counter": "battalion", "back": "replacement", "side": "german",
 *             "name": "I/16", "division": "14"}],
 *  "markers": {"artillery": {"count": 10, "provenance": "printed"}}}
 * }</pre>
 *
 * The counters are those of {@link Counters}.
 */
public final class OrderOfBattle {
  private final Counters counters;
  private final List<Division> divisions;
  private final SortedMap<PieceId, ListedUnit> byId = new TreeMap<>();
  private final List<ListedUnit> units;
  private final List<MarkerCount> markers;

  OrderOfBattle(
      Counters counters,
      List<Division> divisions,
      List<ListedUnit> units,
      List<MarkerCount> markers) {
    this.counters = counters;
    this.divisions = List.copyOf(divisions);
    this.units = List.copyOf(units);
    this.markers = List.copyOf(markers);
    units.forEach(unit -> byId.put(unit.id(), unit));
  }

  /**
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static OrderOfBattle parse(Data data) {
    return new OrderOfBattleReader(data).read();
  }

  public Counters counters() {
    return counters;
  }

  /** All divisions, in the order of the data. */
  public List<Division> divisions() {
    return divisions;
  }

  public List<Division> divisions(Start start) {
    return divisions.stream().filter(division -> division.start() == start).toList();
  }

  /** A division by its id. @throws DataException naming those there are */
  public Division division(String id) {
    return divisions.stream()
        .filter(division -> division.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new DataException(
                    "no division \""
                        + id
                        + "\"; there are "
                        + divisions.stream().map(Division::id).toList()));
  }

  /** All units, in the order of the data. */
  public List<ListedUnit> units() {
    return units;
  }

  public List<ListedUnit> units(SideId side) {
    return units.stream().filter(unit -> unit.side().equals(side)).toList();
  }

  /** The units of a division, in the order of the data. */
  public List<ListedUnit> units(Division division) {
    return units.stream().filter(unit -> unit.division().equals(division.id())).toList();
  }

  /** The battalions with blank fronts, which start in the deadpile (11.2). */
  public List<ListedUnit> blanks() {
    return units.stream().filter(ListedUnit::isBlank).toList();
  }

  public Optional<ListedUnit> find(PieceId id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** How many markers of each kind there are. */
  public List<MarkerCount> markers() {
    return markers;
  }

  /** All that is not printed: divisions, values, units, markers. */
  public List<Sourced> unprinted() {
    List<Sourced> all = new ArrayList<>();
    divisions.forEach(d -> all.add(new Sourced("division " + d.id(), d.name(), d.provenance())));
    for (Counter counter : counters.all()) {
      all.add(
          new Sourced(
              "counter " + counter.kind(), counter.faces().toString(), counter.provenance()));
    }
    units.forEach(u -> all.add(new Sourced("unit " + u.id(), u.name(), u.provenance())));
    markers.forEach(m -> all.add(new Sourced("markers " + m.id(), "" + m.count(), m.provenance())));
    return all.stream().filter(item -> !item.provenance().isPrinted()).toList();
  }
}
