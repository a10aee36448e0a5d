package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.DataException;

/**
 * A column chosen on a line of a table, before the row is known. It may lie beyond either end,
 * where the table says what then happens.
 */
public final class Column {
  private final TableLine line;
  private final int place;
  private final String wanted;
  private final List<Shift> shifts;

  Column(TableLine line, int place, String wanted, List<Shift> shifts) {
    this.line = line;
    this.place = place;
    this.wanted = wanted;
    this.shifts = List.copyOf(shifts);
  }

  public LookupTable table() {
    return line.table();
  }

  /** This column, shifted. Shifts add up before the end of the table is looked at. */
  public Column shifted(Shift shift) {
    List<Shift> all = new ArrayList<>(shifts);
    all.add(shift);
    return new Column(line, place + shift.columns(), wanted, all);
  }

  /**
   * The cell of a row of numbers (a die, a sum, a turn); a number beyond the rows takes the end
   * row.
   */
  public Lookup row(int number) {
    if (!(line.table().rows() instanceof Bands rows)) {
      throw new DataException(
          "the rows of " + line.table().id() + " are words, not numbers: " + labels());
    }
    int found = rows.find(number);
    int row = Math.min(Math.max(found, 0), rows.size() - 1);
    return lookup(row, new Pick(Integer.toString(number), rows.band(row).label(), row != found));
  }

  /**
   * The cell of a row of words.
   *
   * @throws DataException naming the rows there are, if this is none of them
   */
  public Lookup row(String label) {
    if (!(line.table().rows() instanceof Words rows)) {
      throw new DataException(
          "the rows of " + line.table().id() + " are numbers, not words: " + labels());
    }
    return lookup(rows.find(label), new Pick(label, label, false));
  }

  /** Whether the result stands beyond the table, so that no row need be found. */
  public boolean isAutomatic() {
    return place < 0
        ? line.table().below().isPresent()
        : place >= line.size() && line.table().above().isPresent();
  }

  /** The label of the column; of the end column if this lies beyond it. */
  public String label() {
    return line.label(end());
  }

  private Lookup lookup(int row, Pick rowPick) {
    LookupTable table = line.table();
    Cell cell =
        place < 0
            ? table.below().orElseGet(() -> line.cell(0, row))
            : place >= line.size()
                ? table.above().orElseGet(() -> line.cell(line.size() - 1, row))
                : line.cell(place, row);
    Pick column = new Pick(wanted, label(), place != end());
    return new Lookup(table.id(), table.rule(), line.id(), column, rowPick, shifts, cell);
  }

  private int end() {
    return Math.min(Math.max(place, 0), line.size() - 1);
  }

  private List<String> labels() {
    return line.table().rows().labels();
  }
}
