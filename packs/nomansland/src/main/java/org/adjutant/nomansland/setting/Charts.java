package org.adjutant.nomansland.setting;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.support.Assumed;
import org.adjutant.rules.tables.Lookup;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.Modifier;
import org.adjutant.rules.tables.Tables;

/**
 * The tables of the player aid. A table that does not tell kinds of targets apart has one column,
 * {@link #RESULT}. The modifiers of a table are the list {@code TABLE-modifiers}.
 */
public final class Charts {
  /** The column of a table that has but one. */
  public static final String RESULT = "result";

  private final Tables tables;

  private Charts(Tables tables) {
    this.tables = tables;
  }

  /**
   * @throws org.adjutant.rules.data.DataException that lists every problem, each with its JSON path
   */
  public static Charts parse(Data data) {
    return new Charts(Tables.parse(data));
  }

  public Tables tables() {
    return tables;
  }

  /** A table by its id. */
  public LookupTable table(String id) {
    return tables.table(id);
  }

  /** The cell of a total; a total beyond the rows takes the end row. */
  public Lookup cell(String table, String column, int total) {
    return tables.table(table).line().at(column).row(total);
  }

  /** The same, unless the position assumes a result of this table. */
  public Lookup cell(Play play, String table, String column, int total) {
    return Assumed.lookup(play, tables.table(table).line().at(column), any -> total);
  }

  /** What a modifier adds to the die. */
  public int modifier(String list, String name) {
    return entry(list, name).add();
  }

  /** A modifier with its rule and provenance. */
  public Modifier entry(String list, String name) {
    return tables.modifiers(list).get(name);
  }
}
