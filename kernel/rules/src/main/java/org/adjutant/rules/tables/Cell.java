package org.adjutant.rules.tables;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;

/** What stands in one cell of a table, and where it comes from. */
public record Cell(String text, Provenance provenance) {
  public Cell {
    if (text.isBlank()) {
      throw new DataException("a cell without a text; write . for no effect");
    }
  }

  /**
   * Reads a text, a number, or {@code {"text": "D2", "provenance": "derived", "why": "..."}}.
   *
   * @param whole what applies where the cell says nothing of its own
   */
  static Cell parse(Data data, Provenance whole) {
    if (data instanceof Data.Fields) {
      return new Cell(data.get("text").toString(), Provenance.parse(data, whole));
    }
    return new Cell(data instanceof Data.Num ? data.toString() : data.text(), whole);
  }

  /**
   * The text as a whole number.
   *
   * @throws DataException if it is none
   */
  public int number() {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new DataException("a number was expected in the cell, not \"" + text + "\"");
    }
  }
}
