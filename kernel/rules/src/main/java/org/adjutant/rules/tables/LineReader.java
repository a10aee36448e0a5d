package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the lines or the plain columns of a table. */
final class LineReader {
  private static final List<String> FIELDS = List.of("title", "labels", "provenance", "why");

  private final Data data;
  private final String path;
  private final Problems problems;

  LineReader(Data data, String path, Problems problems) {
    this.data = data;
    this.path = path;
    this.problems = problems;
  }

  List<LineSpec> read(Provenance whole) {
    List<LineSpec> lines = new ArrayList<>();
    if (data.has("lines") == data.has("columns")) {
      problems.add(path, "a table has \"columns\", or it has \"lines\" of them; write one");
    } else if (data.has("columns")) {
      problems.attempt(
          Problems.join(path, "columns"),
          () -> lines.add(line("", "", data.get("columns").textItems(), Provenance.PRINTED)));
    } else {
      problems.eachField(
          data,
          path,
          "lines",
          (id, line) -> {
            problems.onlyFields(line, Problems.join(path, "lines." + id), FIELDS);
            List<String> labels = line.get("labels").textItems();
            lines.add(line(id, line.text("title"), labels, Provenance.parse(line, whole)));
          });
      if (lines.isEmpty()) {
        problems.add(Problems.join(path, "lines"), "there is not one line that can be read");
      }
    }
    return lines;
  }

  private LineSpec line(String id, String title, List<String> labels, Provenance provenance) {
    int from = 0;
    while (from < labels.size() && labels.get(from).isEmpty()) {
      from++;
    }
    int to = labels.size();
    while (to > from && labels.get(to - 1).isEmpty()) {
      to--;
    }
    List<String> used = labels.subList(from, to);
    if (used.contains("")) {
      throw new DataException("an empty label stands between two that are used: " + labels);
    }
    return new LineSpec(id, title, axis(used), from, provenance);
  }

  private Axis axis(List<String> labels) {
    String by = data.text("columnsBy");
    return switch (by) {
      case "number" -> Bands.parse(labels);
      case "odds" -> new Ratios(labels);
      case "label" -> new Words(labels);
      default ->
          throw new DataException("\"columnsBy\" is number, odds or label, not \"" + by + "\"");
    };
  }
}
