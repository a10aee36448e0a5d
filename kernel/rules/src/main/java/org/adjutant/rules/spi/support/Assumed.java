package org.adjutant.rules.spi.support;

import java.util.Optional;
import java.util.function.ToIntFunction;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Cell;
import org.adjutant.rules.tables.Column;
import org.adjutant.rules.tables.Lookup;
import org.adjutant.rules.tables.Pick;

/**
 * Results that a referee assumes instead of rolling for them ("suppose it were a D2"). They stand
 * in the game's attribute {@code assume}, by table id ({@code {"CRT": "D2"}}), or under {@code *}
 * for any table. A stage that consults a table asks for its dice with {@link #roll} and for the
 * cell with {@link #lookup}; then both ways work.
 */
public final class Assumed {
  /** The attribute of the game that holds assumed results. */
  public static final String ATTRIBUTE = "assume";

  private static final String ANY = "*";
  private static final Provenance GRADE =
      new Provenance(Provenance.Grade.RECONSTRUCTED, "assumed by whoever asks, not looked up");

  private Assumed() {}

  /** The value of the attribute for a result assumed of any table. */
  public static Data ofAnyTable(String result) {
    return Data.of(ANY, result);
  }

  /** What a position assumes of a table, if it does. */
  public static Optional<String> result(Position position, String table) {
    Optional<Data> all = position.attribute(Subject.GAME, ATTRIBUTE);
    Optional<Data> own = all.flatMap(results -> results.find(table));
    return own.or(() -> all.flatMap(results -> results.find(ANY))).map(Data::text);
  }

  /** Goes on at once if the table's result is assumed; else needs the roll first. */
  public static Step roll(Play play, String table, Roll roll, String then, Data thenLocals) {
    return result(play.position(), table).isPresent()
        ? Step.go(then, thenLocals)
        : Step.roll(roll, then, thenLocals);
  }

  /**
   * The assumed cell, or the one in the row that the dice and their modifiers lead to.
   *
   * @param total the number of the row; asked only if nothing is assumed, so it may use {@link
   *     Play#sum}
   * @throws DataException if the table has no such result, naming those it has
   */
  public static Lookup lookup(Play play, Column column, ToIntFunction<Play> total) {
    Optional<String> assumed = result(play.position(), column.table().id());
    if (assumed.isEmpty()) {
      return column.row(total.applyAsInt(play));
    }
    Lookup any = column.row(1);
    Cell cell = new Cell(known(column, assumed.get()), GRADE);
    Pick row = new Pick("assumed", "assumed", false);
    return new Lookup(any.table(), any.rule(), any.line(), any.column(), row, any.shifts(), cell);
  }

  private static String known(Column column, String result) {
    if (!column.table().texts().contains(result)) {
      throw new DataException(
          "\""
              + result
              + "\" is assumed, but "
              + column.table().id()
              + " has only "
              + column.table().texts());
    }
    return result;
  }
}
