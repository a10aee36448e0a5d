package org.adjutant.rules.tables;

import java.util.List;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.RuleId;

/**
 * A cell looked up, with everything that a ruling has to say about it.
 *
 * @param table the table's id
 * @param rule the rule that calls for the table
 * @param line the terrain line or the like; empty for a table without lines
 * @param column the column after all shifts
 * @param shifts in the order made
 */
public record Lookup(
    String table, RuleId rule, String line, Pick column, Pick row, List<Shift> shifts, Cell cell) {

  /** What the cell says. */
  public String text() {
    return cell.text();
  }

  /** Where the cell comes from; if its line is worse attested, where the line comes from. */
  public Provenance provenance() {
    return cell.provenance();
  }

  /** True if the column or the row lay beyond the table. */
  public boolean clamped() {
    return column.clamped() || row.clamped();
  }

  /** Which cell it is, for a person: {@code CRT, line trench, column +4,+5, row 3}. */
  public String ref() {
    String where = line.isEmpty() ? "" : ", line " + line;
    return table + where + ", column " + column.label() + ", row " + row.label();
  }
}
