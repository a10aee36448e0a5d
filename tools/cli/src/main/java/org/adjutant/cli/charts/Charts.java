package org.adjutant.cli.charts;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.tables.Cell;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.Modifier;
import org.adjutant.rules.tables.Modifiers;
import org.adjutant.rules.tables.Sourced;
import org.adjutant.rules.tables.TableLine;
import org.adjutant.rules.tables.Tables;

/**
 * All charts of a data set.
 *
 * @param all in the order of the resources' names
 * @param wordy resources in which nothing is marked: words about the game, no data of it
 */
public record Charts(List<Chart> all, List<String> wordy) {
  public Charts {
    all = List.copyOf(all);
    wordy = List.copyOf(wordy);
  }

  public static Charts of(DataSet data) {
    List<Chart> all = new ArrayList<>();
    List<String> wordy = new ArrayList<>();
    data.resources()
        .forEach(
            (name, resource) -> {
              List<Chart> charts =
                  isTables(resource) ? tables(name, resource) : List.of(plain(name, resource));
              if (charts.stream().allMatch(chart -> chart.data().isEmpty())) {
                wordy.add(name);
              } else {
                all.addAll(charts);
              }
            });
    return new Charts(all, wordy);
  }

  /**
   * The chart of an id, or the one that a resource of this name is.
   *
   * @throws BadCall naming those there are
   */
  public Chart get(String name) {
    List<Chart> found =
        all.stream()
            .filter(chart -> chart.id().equals(name) || chart.resource().equals(name))
            .toList();
    if (found.size() == 1) {
      return found.get(0);
    }
    List<String> ids = (found.isEmpty() ? all : found).stream().map(Chart::id).toList();
    throw new BadCall("there is no chart \"" + name + "\"; there are " + ids);
  }

  static boolean isTables(Data resource) {
    return resource.has("tables") || resource.has("modifiers");
  }

  private static Chart plain(String name, Data resource) {
    return new Chart(name, name, title(resource), new Marks().of(resource));
  }

  private static String title(Data resource) {
    return resource instanceof Data.Fields
        ? resource.find("title").filter(t -> t instanceof Data.Text).map(Data::text).orElse("")
        : "";
  }

  private static List<Chart> tables(String name, Data resource) {
    Tables tables = Tables.parse(resource);
    List<Chart> charts = new ArrayList<>();
    for (LookupTable table : tables.all()) {
      charts.add(new Chart(name, table.id(), table.title(), cells(table)));
    }
    resource
        .find("modifiers")
        .map(Data::items)
        .orElse(List.of())
        .forEach(list -> charts.add(modifiers(name, tables.modifiers(list.text("id")))));
    return charts;
  }

  private static Chart modifiers(String name, Modifiers list) {
    List<Sourced> data = new ArrayList<>();
    for (Modifier entry : list.all()) {
      data.add(new Sourced(entry.id(), entry.toString(), entry.provenance()));
    }
    return new Chart(name, list.id(), list.title(), data);
  }

  private static List<Sourced> cells(LookupTable table) {
    List<Sourced> data = new ArrayList<>();
    for (TableLine line : table.lines()) {
      String labels = String.join(" ", line.labels());
      data.add(new Sourced("line " + line.id(), labels, line.provenance()));
    }
    List<String> rows = table.rows().labels();
    for (int row = 0; row < rows.size(); row++) {
      List<Cell> cells = table.results(row);
      for (int n = 0; n < cells.size(); n++) {
        String where = "row " + rows.get(row) + " cell " + (n + 1);
        data.add(new Sourced(where, cells.get(n).text(), cells.get(n).provenance()));
      }
    }
    table.below().ifPresent(c -> data.add(new Sourced("below", c.text(), c.provenance())));
    table.above().ifPresent(c -> data.add(new Sourced("above", c.text(), c.provenance())));
    return data;
  }
}
