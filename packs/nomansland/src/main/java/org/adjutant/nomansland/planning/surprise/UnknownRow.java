package org.adjutant.nomansland.planning.surprise;

import java.util.List;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;
import org.adjutant.rules.tables.Lookup;

/**
 * By the second reading of NI-063 the row of a band is unknown unless the table has it from print:
 * the Attacker picks one. It lies on the side of row N to which the total points, among those that
 * some scenario uses.
 */
final class UnknownRow {
  private static final String NAME = "surprise-row";
  private static final String ROW = "row";
  private static final String ROWS = "rows";
  private static final String MARKER = "nomansland:1.6.b";
  private static final String BANDS = "nomansland:NI-063";
  private static final int UNKNOWN = 2;
  private static final String KNOWN = "N";
  private static final List<String> BEFORE = List.of("L", "M");
  private static final List<String> BEHIND = List.of("O", "P");

  private UnknownRow() {}

  static ChoiceKind kind() {
    return SimpleChoice.among(
        NAME,
        "Which row is the Set-up Row? The band of this total is not known.",
        Shape.of(Shape.Field.of(ROW, Shape.Type.WORD, "its letter")),
        MARKER,
        (desk, choice) ->
            choice.facts().get(ROWS).textItems().stream().map(row -> Data.of(ROW, row)).toList());
  }

  /** Whether the table's cell is no more than our guess, and not to be played with. */
  static boolean is(Play play, Lookup cell) {
    return cell.provenance().grade() == Grade.RECONSTRUCTED && play.reading(BANDS) == UNKNOWN;
  }

  /** Asks for the row instead of the cell. */
  static Step ask(Lookup cell, int total, String then) {
    List<String> rows = cell.text().compareTo(KNOWN) < 0 ? BEFORE : BEHIND;
    Data facts = Data.of("total", total).with(ROWS, Data.texts(rows));
    return Step.ask(NAME, Sides.ATTACKER, facts, then, Data.EMPTY);
  }

  /** The row that was picked; the trail says by which reading. */
  static String picked(Play play) {
    play.reading(BANDS);
    return play.answer().text(ROW);
  }
}
