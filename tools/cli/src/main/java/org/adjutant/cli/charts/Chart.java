package org.adjutant.cli.charts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.adjutant.rules.tables.Sourced;

/**
 * A table, a list of modifiers, or any other resource of a pack.
 *
 * @param resource the resource it stands in, and the name of an overlay's file
 * @param id the table's or the list's; the resource's where that is one chart
 * @param data all that has a mark of where it comes from, in order
 */
public record Chart(String resource, String id, String title, List<Sourced> data) {
  public Chart {
    data = List.copyOf(data);
  }

  public long count(Grade grade) {
    return data.stream().filter(datum -> datum.provenance().grade() == grade).count();
  }

  /** What is not printed, in order, by the reasoning behind it. */
  public Map<Provenance, List<Sourced>> missing() {
    Map<Provenance, List<Sourced>> found = new LinkedHashMap<>();
    for (Sourced datum : data) {
      if (!datum.provenance().isPrinted()) {
        found.computeIfAbsent(datum.provenance(), p -> new ArrayList<>()).add(datum);
      }
    }
    return found;
  }
}
