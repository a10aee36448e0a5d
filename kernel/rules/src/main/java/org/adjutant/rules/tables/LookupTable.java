package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.RuleId;

/**
 * A table: combat results by differential or by odds, a chart of word by word, a schedule by turn.
 * Written as
 *
 * <pre>{@code
 * {"id": "CRT", "title": "Combat results", "rule": "loos:8.2.1.d",
 *  "rowsBy": "number", "dice": "d6", "columnsBy": "number",
 *  "lines": {"trench": {"title": "City, Rough, River, Trench", "labels": ["-2", "-1", "0"]},
 *            "clear": {"title": "Clear", "labels": ["-5", "-4", "-3"], "provenance": "derived",
 *                      "why": "..."}},
 *  "rows": {"1": ["(A)", "A3", "A2"], "2..6": ["Ae", {"text": "Ae", "provenance": "printed"}, "."]},
 *  "provenance": "reconstructed", "why": "for all that says nothing of its own",
 *  "marks": [{"rows": ["1"], "columns": "1..3", "provenance": "printed"}],
 *  "below": "Ae", "above": {"text": "De"},
 *  "results": {"Ae": "all attackers are lost", ".": "nothing happens"}}
 * }</pre>
 *
 * Rows are by {@code number} or {@code label}, columns too, or by {@code odds}. Rows of numbers
 * must cover every total of the {@code dice}, or of a {@code span} ({@code "1..6"}, turns), once. A
 * table has {@code lines}, or plain {@code columns}. The labels of a line stand over the result
 * columns from the left; an empty label leaves a result column out, at either end only. Marks give
 * the provenance of cells by row label and result column from 1; the last that fits holds. What
 * lies beyond the columns takes the end column, or the cell {@code below} or {@code above}. With
 * {@code results} no cell may say anything else.
 */
public final class LookupTable {
  private final TableHead head;
  private final Axis rows;
  private final Cell[][] grid;
  private final Map<String, TableLine> lines = new LinkedHashMap<>();

  LookupTable(TableHead head, Axis rows, List<LineSpec> specs, Cell[][] results) {
    this.head = head;
    this.rows = rows;
    this.grid = results;
    for (LineSpec spec : specs) {
      lines.put(spec.id(), new TableLine(this, spec, results));
    }
  }

  /**
   * Reads one table.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static LookupTable parse(Data data) {
    Problems problems = new Problems();
    Optional<LookupTable> table = new TableReader(data, "", problems).read();
    problems.refuseAny("the table");
    return table.orElseThrow();
  }

  public String id() {
    return head.id();
  }

  public String title() {
    return head.title();
  }

  /** The rule that calls for the table. */
  public RuleId rule() {
    return head.rule();
  }

  /** The dice that find the row, if dice do. */
  public Optional<Dice> dice() {
    return head.dice();
  }

  public Axis rows() {
    return rows;
  }

  /** What happens left of the first column, if that is not what happens in it. */
  public Optional<Cell> below() {
    return head.below();
  }

  /** What happens right of the last column, if that is not what happens in it. */
  public Optional<Cell> above() {
    return head.above();
  }

  /** What each result means, in our words; empty if the table does not say. */
  public Map<String, String> results() {
    return head.results();
  }

  /** All lines, in order; one with an empty id for a table without lines. */
  public List<TableLine> lines() {
    return Collections.unmodifiableList(new ArrayList<>(lines.values()));
  }

  /**
   * A line by its id.
   *
   * @throws DataException naming the lines there are, if this is none of them
   */
  public TableLine line(String id) {
    TableLine line = lines.get(id);
    if (line == null) {
      throw new DataException(id() + " has no line \"" + id + "\", only " + lines.keySet());
    }
    return line;
  }

  /**
   * The only line of a table without lines.
   *
   * @throws DataException if the table has lines
   */
  public TableLine line() {
    return line("");
  }

  /** The cells of a row as they stand over the result columns, whatever line leads to them. */
  public List<Cell> results(int row) {
    return List.of(grid[row]);
  }

  /** Whatever any cell says, ends included, each once, sorted. */
  public SortedSet<String> texts() {
    SortedSet<String> texts = new TreeSet<>();
    for (Cell[] row : grid) {
      for (Cell cell : row) {
        texts.add(cell.text());
      }
    }
    below().ifPresent(cell -> texts.add(cell.text()));
    above().ifPresent(cell -> texts.add(cell.text()));
    return texts;
  }

  void addUnprinted(List<Sourced> found) {
    for (TableLine line : lines.values()) {
      add(found, "line " + line.id(), line.labels().toString(), line.provenance());
    }
    for (int row = 0; row < grid.length; row++) {
      for (int n = 0; n < grid[row].length; n++) {
        String where = "row " + rows.labels().get(row) + ", result column " + (n + 1);
        add(found, where, grid[row][n].text(), grid[row][n].provenance());
      }
    }
    below().ifPresent(cell -> add(found, "below the columns", cell.text(), cell.provenance()));
    above().ifPresent(cell -> add(found, "above the columns", cell.text(), cell.provenance()));
  }

  private void add(List<Sourced> found, String where, String value, Provenance provenance) {
    if (!provenance.isPrinted()) {
      found.add(new Sourced(id() + ", " + where, value, provenance));
    }
  }
}
