package org.adjutant.loos.campaign.forces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Counters;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the data form that {@link OrderOfBattle} describes. */
final class OrderOfBattleReader {
  private static final List<String> TOP =
      List.of("provenance", "why", "divisions", "counters", "units", "markers");
  private static final List<String> DIVISION =
      List.of("name", "side", "start", "provenance", "why");
  private static final List<String> UNIT =
      List.of(
          "id",
          "counter",
          "back",
          "side",
          "name",
          "division",
          "brigade",
          "half",
          "provenance",
          "why");
  private static final List<String> MARKERS = List.of("count", "provenance", "why");

  private final Data data;
  private final Provenance whole;
  private final Counters counters;
  private final Problems problems = new Problems();
  private final Map<String, Division> divisions = new LinkedHashMap<>();
  private final Map<PieceId, ListedUnit> units = new LinkedHashMap<>();
  private final List<MarkerCount> markers = new ArrayList<>();

  OrderOfBattleReader(Data data) {
    this.data = data;
    this.whole = Provenance.parse(data);
    this.counters = Counters.parse(data);
  }

  OrderOfBattle read() {
    problems.onlyFields(data, "", TOP);
    problems.eachField(data, "", "divisions", (id, row) -> divisions.put(id, division(id, row)));
    problems.eachItem(data, "", "units", this::unit);
    problems.eachField(data, "", "markers", (id, row) -> markers.add(marker(id, row)));
    problems.refuseAny("the order of battle");
    return new OrderOfBattle(
        counters, List.copyOf(divisions.values()), List.copyOf(units.values()), markers);
  }

  private Division division(String id, Data row) {
    problems.onlyFields(row, "divisions." + id, DIVISION);
    return new Division(
        id,
        row.text("name"),
        SideId.of(row.text("side")),
        Start.parse(row.text("start")),
        Provenance.parse(row, whole));
  }

  private void unit(String path, Data item) {
    problems.onlyFields(item, path, UNIT);
    ListedUnit unit =
        new ListedUnit(
            PieceId.of(item.text("id")),
            counter(item.get("counter")),
            item.has("back") ? counter(item.get("back")) : "",
            SideId.of(item.text("side")),
            item.text("name"),
            text(item, "division"),
            text(item, "brigade"),
            text(item, "half"),
            Provenance.parse(item, whole));
    check(unit);
    if (units.put(unit.id(), unit) != null) {
      throw new DataException("a unit " + unit.id() + " is already there; ids are unique");
    }
  }

  private void check(ListedUnit unit) {
    Division division = divisions.get(unit.division());
    if (!unit.isBlank() && division == null) {
      throw new DataException(
          "no division \"" + unit.division() + "\"; there are " + divisions.keySet());
    }
    if (division != null && !division.side().equals(unit.side())) {
      throw new DataException(
          "the "
              + division.name()
              + " is "
              + division.side()
              + ", but its unit "
              + unit.id()
              + " is "
              + unit.side());
    }
    boolean halved = unit.half().equals("a") || unit.half().equals("b");
    if (unit.brigade().isEmpty() ? !unit.half().isEmpty() : !halved) {
      throw new DataException(
          unit.id() + ": a half-brigade has a \"brigade\" and as \"half\" a or b, others neither");
    }
  }

  private String counter(Data kind) {
    if (!counters.has(kind.text())) {
      throw new DataException(
          "no counter \"" + kind + "\"; there are " + data.get("counters").fields().keySet());
    }
    return kind.text();
  }

  private MarkerCount marker(String id, Data row) {
    problems.onlyFields(row, "markers." + id, MARKERS);
    return new MarkerCount(id, row.integer("count"), Provenance.parse(row, whole));
  }

  private static String text(Data item, String field) {
    return item.find(field).map(Data::text).orElse("");
  }
}
