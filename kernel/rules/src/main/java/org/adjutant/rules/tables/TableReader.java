package org.adjutant.rules.tables;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.RuleId;

/** Reads the data form that {@link LookupTable} describes. */
final class TableReader {
  private static final List<String> FIELDS =
      List.of(
          "id",
          "title",
          "rule",
          "rowsBy",
          "dice",
          "span",
          "columnsBy",
          "columns",
          "lines",
          "rows",
          "provenance",
          "why",
          "marks",
          "below",
          "above",
          "results");

  private final Data data;
  private final String path;
  private final Problems problems;

  TableReader(Data data, String path, Problems problems) {
    this.data = data;
    this.path = path;
    this.problems = problems;
  }

  /** The table, or nothing if problems were noted. */
  Optional<LookupTable> read() {
    int before = problems.found().size();
    problems.onlyFields(data, path, FIELDS);
    // Without a provenance of its own the table is refused; until then any will do to read on.
    Provenance whole = problems.read(path, () -> Provenance.parse(data)).orElse(Provenance.PRINTED);
    Optional<List<String>> labels =
        problems.read(at("rows"), () -> List.copyOf(data.get("rows").fields().keySet()));
    Optional<Axis> rows = labels.flatMap(list -> problems.read(at("rows"), () -> rows(list)));
    List<LineSpec> lines = new LineReader(data, path, problems).read(whole);
    CellReader cells = new CellReader(data, path, problems, results());
    Optional<TableHead> head = problems.read(path, () -> head(cells, whole));
    int width = lines.stream().mapToInt(LineSpec::end).max().orElse(0);
    Cell[][] grid = cells.read(labels.orElse(List.of()), width, whole);
    if (problems.found().size() > before || head.isEmpty() || rows.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new LookupTable(head.get(), rows.get(), lines, grid));
  }

  private TableHead head(CellReader cells, Provenance whole) {
    return new TableHead(
        data.text("id"),
        data.text("title"),
        RuleId.of(data.text("rule")),
        data.find("dice").map(dice -> Dice.parse(dice.text())),
        data.find("below").map(cell -> cells.cell(cell, whole)),
        data.find("above").map(cell -> cells.cell(cell, whole)),
        results());
  }

  private Map<String, String> results() {
    Map<String, String> results = new LinkedHashMap<>();
    data.find("results")
        .ifPresent(
            found ->
                problems.attempt(
                    at("results"),
                    () -> found.fields().forEach((code, says) -> results.put(code, says.text()))));
    return Collections.unmodifiableMap(results);
  }

  private Axis rows(List<String> labels) {
    String by = data.text("rowsBy");
    if (by.equals("label")) {
      return new Words(labels);
    }
    if (!by.equals("number")) {
      throw new DataException("\"rowsBy\" is number or label, not \"" + by + "\"");
    }
    Bands rows = Bands.parse(labels);
    if (data.has("dice") == data.has("span")) {
      throw new DataException(
          "rows of numbers need \"dice\": \"2d6\" or \"span\": \"1..8\", so that none is forgotten");
    }
    data.find("dice")
        .map(dice -> Dice.parse(dice.text()))
        .ifPresent(dice -> cover(rows, dice.min(), dice.max(), dice.toString()));
    data.find("span")
        .map(span -> Band.parse(span.text()))
        .ifPresent(span -> cover(rows, span.from(), span.to(), span.label()));
    return rows;
  }

  private static void cover(Bands rows, int from, int to, String what) {
    List<Integer> missing = rows.missing(from, to);
    if (!missing.isEmpty()) {
      throw new DataException("no row stands for " + missing + " of " + what);
    }
  }

  private String at(String field) {
    return Problems.join(path, field);
  }
}
