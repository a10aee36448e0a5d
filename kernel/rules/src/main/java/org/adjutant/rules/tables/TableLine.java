package org.adjutant.rules.tables;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;

/**
 * One line of column labels over the result columns of a table: a terrain line of a combat table.
 * Lines may be staggered, so that the same differential stands over another result column on each.
 */
public final class TableLine {
  private final LookupTable table;
  private final LineSpec spec;
  private final Cell[][] cells;

  TableLine(LookupTable table, LineSpec spec, Cell[][] results) {
    this.table = table;
    this.spec = spec;
    this.cells = new Cell[spec.axis().size()][results.length];
    for (int place = 0; place < cells.length; place++) {
      for (int row = 0; row < results.length; row++) {
        cells[place][row] = weaker(results[row][spec.offset() + place], spec.provenance());
      }
    }
  }

  /** A cell is no better attested than the line that leads to it. */
  private static Cell weaker(Cell cell, Provenance line) {
    return line.grade().compareTo(cell.provenance().grade()) > 0
        ? new Cell(cell.text(), line)
        : cell;
  }

  public LookupTable table() {
    return table;
  }

  /** The line's id; empty for the only line of a table. */
  public String id() {
    return spec.id();
  }

  /** The line's name as printed; empty for the only line of a table. */
  public String title() {
    return spec.title();
  }

  public Provenance provenance() {
    return spec.provenance();
  }

  /** The labels of the line, without the result columns it leaves out at either end. */
  public List<String> labels() {
    return spec.axis().labels();
  }

  /** How many result columns the line leaves out on the left. */
  public int offset() {
    return spec.offset();
  }

  public int size() {
    return cells.length;
  }

  /** The column of a differential, of points, of a turn. */
  public Column at(int number) {
    if (spec.axis() instanceof Bands bands) {
      return new Column(this, bands.find(number), Integer.toString(number), List.of());
    }
    throw new DataException("the columns of " + table.id() + " are no numbers: " + labels());
  }

  /**
   * The column of a word, a ratio as printed, or a range as printed.
   *
   * @throws DataException naming the columns there are, if this is none of them
   */
  public Column at(String label) {
    int place = labels().indexOf(label);
    if (place < 0) {
      throw new DataException(table.id() + " has no column \"" + label + "\", only " + labels());
    }
    return new Column(this, place, label, List.of());
  }

  /**
   * The column of odds, rounded in the defender's favour.
   *
   * @param attacker 0 or more
   * @param defender 1 or more
   */
  public Column odds(int attacker, int defender) {
    if (spec.axis() instanceof Ratios ratios) {
      String wanted = attacker + " to " + defender + " = " + Ratios.simplest(attacker, defender);
      return new Column(this, ratios.find(attacker, defender), wanted, List.of());
    }
    throw new DataException("the columns of " + table.id() + " are no odds: " + labels());
  }

  String label(int place) {
    return labels().get(place);
  }

  Cell cell(int place, int row) {
    return cells[place][row];
  }
}
