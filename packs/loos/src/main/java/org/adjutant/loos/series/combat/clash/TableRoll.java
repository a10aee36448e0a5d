package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Assumed;
import org.adjutant.rules.tables.Column;
import org.adjutant.rules.tables.Lookup;
import org.adjutant.rules.tables.Shift;

/**
 * One die on the combat results table: {@link #roll} finds the line and asks for the die, {@link
 * #result} reads the cell when it has fallen. A result that the position assumes needs no die.
 */
public final class TableRoll {
  private static final String COMBAT = "combat";
  private static final String SUM = "sum";
  private static final String RESULT = "result";
  private static final String SHIFT = "shift";

  private final ResultsTable table;
  private final String rule;

  /**
   * @param rule the statement by which one die decides
   */
  public TableRoll(ResultsTable table, String rule) {
    this.table = table;
    this.rule = rule;
  }

  /** The same without a shift of the column. */
  public Step roll(
      Play play,
      Engagement engagement,
      List<Cover> covers,
      Balance balance,
      String purpose,
      String then) {
    return roll(play, engagement, covers, List.of(), balance, purpose, then);
  }

  /**
   * Finds the line and asks for the die.
   *
   * @param shifts of the column that the differential finds
   * @param purpose what the die is for
   * @param then the stage that calls {@link #result}
   */
  public Step roll(
      Play play,
      Engagement engagement,
      List<Cover> covers,
      List<Shift> shifts,
      Balance balance,
      String purpose,
      String then) {
    String line = new Covers(table, covers).choose(play).line();
    Data sum = balance.write().with("line", line);
    for (Shift shift : shifts) {
      Data facts = Data.of("columns", shift.columns());
      play.find(Finding.applies(shift.rule().text(), shift.why(), facts));
    }
    int shifted = shifts.stream().mapToInt(Shift::columns).sum();
    sum = shifted == 0 ? sum : sum.with(SHIFT, shifted);
    Roll die = Roll.of(1, 6, purpose, engagement.target().id());
    Data locals = Data.of(COMBAT, engagement.write()).with(SUM, sum);
    return Assumed.roll(play, table.table().id(), die, then, locals);
  }

  /** The engagement that the stage after {@link #roll} goes on with. */
  public static Engagement engagement(Play play) {
    return Engagement.read(play.locals().get(COMBAT));
  }

  /** Reads the cell, or takes the assumed result, and records the event of this name. */
  public CombatResult result(Play play, String event) {
    Data sum = play.locals().get(SUM);
    boolean assumed = Assumed.result(play.position(), table.table().id()).isPresent();
    int differential = sum.integer("differential");
    Column column =
        shifted(Alignment.column(play, table.table(), sum.text("line"), differential), sum);
    Lookup cell = Assumed.lookup(play, column, Play::sum);
    CombatResult result =
        assumed ? CombatResult.of(cell.text()) : result(play, sum.text("line"), column, cell);
    Data found =
        Data.of("column", cell.column().label())
            .with(assumed ? "assumed" : "die", assumed ? Data.of(true) : Data.of(play.sum()))
            .with(RESULT, result.code());
    play.find(
        Finding.applies(
                rule,
                assumed ? "the result is assumed" : "one die is read in the differential's column",
                found)
            .from(new Source("table", cell.ref(), cell.text(), cell.provenance())));
    play.happens(Event.open(event, engagement(play).attacker(), facts(play, found), List.of()));
    return result;
  }

  private Column shifted(Column column, Data sum) {
    return sum.find(SHIFT)
        .map(shift -> column.shifted(new Shift(RuleId.of(rule), "shifted", shift.integer())))
        .orElse(column);
  }

  private CombatResult result(Play play, String line, Column column, Lookup cell) {
    Column own = table.table().line(line).at(play.locals().get(SUM).integer("differential"));
    Lookup there = own.row(play.sum());
    CombatResult result =
        Fragment.isUnknown(cell)
            ? Fragment.result(play, rule, column, cell)
            : CombatResult.of(cell.text());
    return there.column().clamped() ? LineEnd.result(play, there.column(), result) : result;
  }

  private static Data facts(Play play, Data found) {
    Engagement engagement = engagement(play);
    Data facts =
        Data.of("target", engagement.target().id())
            .with("defender", engagement.defender().id())
            .with("attackers", Engagement.ids(engagement.attackers()));
    for (Data part : List.of(play.locals().get(SUM), found)) {
      for (var field : part.fields().entrySet()) {
        facts = facts.with(field.getKey(), field.getValue());
      }
    }
    return facts;
  }
}
