package org.adjutant.rules.tables;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/**
 * Reads the cells of a table, with the provenance that each has of itself, by a mark, or by the
 * table.
 */
final class CellReader {
  private final Data data;
  private final String path;
  private final Problems problems;
  private final Map<String, String> results;

  CellReader(Data data, String path, Problems problems, Map<String, String> results) {
    this.data = data;
    this.path = path;
    this.problems = problems;
    this.results = results;
  }

  /** The cells by row and result column; one that cannot be read is noted and left out. */
  Cell[][] read(List<String> rowLabels, int width, Provenance whole) {
    Provenance[][] marks = new Provenance[rowLabels.size()][width];
    for (Provenance[] row : marks) {
      Arrays.fill(row, whole);
    }
    if (data.has("marks")) {
      problems.eachItem(data, path, "marks", (at, mark) -> mark(mark, rowLabels, marks));
    }
    Cell[][] grid = new Cell[rowLabels.size()][width];
    for (int row = 0; row < grid.length; row++) {
      row(rowLabels.get(row), grid[row], marks[row]);
    }
    return grid;
  }

  /** One cell; with a list of results it must be one of them. */
  Cell cell(Data written, Provenance whole) {
    Cell cell = Cell.parse(written, whole);
    if (!results.isEmpty() && !results.containsKey(cell.text())) {
      throw new DataException(
          "\"" + cell.text() + "\" is no result of this table; there are " + results.keySet());
    }
    return cell;
  }

  private void row(String label, Cell[] row, Provenance[] marks) {
    String at = Problems.join(path, "rows." + label);
    problems.attempt(
        at,
        () -> {
          List<Data> written = data.get("rows").get(label).items();
          if (written.size() != row.length) {
            throw new DataException(
                "the row has " + written.size() + " cells for " + row.length + " result columns");
          }
          for (int n = 0; n < row.length; n++) {
            int column = n;
            problems
                .read(at + "[" + n + "]", () -> cell(written.get(column), marks[column]))
                .ifPresent(cell -> row[column] = cell);
          }
        });
  }

  private static void mark(Data mark, List<String> rowLabels, Provenance[][] marks) {
    Provenance provenance = Provenance.parse(mark);
    List<String> rows = mark.find("rows").map(Data::textItems).orElse(rowLabels);
    Words known = new Words(rowLabels);
    Band columns = mark.find("columns").map(c -> Band.parse(c.text())).orElse(Band.parse("1.."));
    for (String label : rows) {
      Provenance[] row = marks[known.find(label)];
      for (int n = Math.max(columns.from(), 1); n <= Math.min(columns.to(), row.length); n++) {
        row[n - 1] = provenance;
      }
    }
  }
}
