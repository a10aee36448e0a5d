package org.adjutant.loos.series.combat.clash;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Assumed;
import org.adjutant.rules.tables.Lookup;

/**
 * One die on the combat results table: {@link #roll} finds the line and asks for the die, {@link
 * #result} reads the cell when it has fallen. A result that the position assumes needs no die.
 */
public final class TableRoll {
  private static final String COMBAT = "combat";
  private static final String SUM = "sum";
  private static final String ASSUMED = "assumed";
  private static final String RESULT = "result";

  private final ResultsTable table;
  private final String rule;

  /**
   * @param rule the statement by which one die decides
   */
  public TableRoll(ResultsTable table, String rule) {
    this.table = table;
    this.rule = rule;
  }

  /**
   * Finds the line and asks for the die.
   *
   * @param purpose what the die is for
   * @param then the stage that calls {@link #result}
   */
  public Step roll(
      Play play,
      Engagement engagement,
      List<Cover> covers,
      Balance balance,
      String purpose,
      String then) {
    String line = new Covers(table, covers).choose(play).line();
    Data locals =
        Data.of(COMBAT, engagement.write()).with(SUM, balance.write().with("line", line));
    Optional<String> assumed = Assumed.result(play.position(), table.table().id());
    if (assumed.isPresent()) {
      return Step.go(then, locals.with(ASSUMED, assumed.get()));
    }
    return Step.roll(1, 6, purpose, engagement.target().id(), then, locals);
  }

  /** The engagement that the stage after {@link #roll} goes on with. */
  public static Engagement engagement(Play play) {
    return Engagement.read(play.locals().get(COMBAT));
  }

  /** Reads the cell, or takes the assumed result, and records the event of this name. */
  public CombatResult result(Play play, String event) {
    Optional<Data> assumed = play.locals().find(ASSUMED);
    return assumed.isPresent()
        ? assumed(play, CombatResult.of(assumed.get().text()), event)
        : read(play, event);
  }

  private CombatResult assumed(Play play, CombatResult result, String event) {
    play.find(
        Finding.applies(rule, "the result is assumed", Data.of(RESULT, result.code()))
            .from(Assumed.source(table.table().id(), result.code())));
    play.happens(event, facts(play).with(RESULT, result.code()).with(ASSUMED, true));
    return result;
  }

  private CombatResult read(Play play, String event) {
    Data sum = play.locals().get(SUM);
    Lookup cell =
        table.table().line(sum.text("line")).at(sum.integer("differential")).row(play.sum());
    CombatResult result =
        cell.column().clamped() ? LineEnd.result(play, cell) : CombatResult.of(cell.text());
    play.find(
        Finding.applies(
                rule,
                "one die is read in the column of the differential",
                Data.of("column", cell.column().label())
                    .with("die", play.sum())
                    .with(RESULT, result.code()))
            .from(new Source("table", cell.ref(), cell.text(), cell.provenance())));
    play.happens(
        event,
        facts(play)
            .with("column", cell.column().label())
            .with("die", play.sum())
            .with(RESULT, result.code()));
    return result;
  }

  private static Data facts(Play play) {
    Engagement engagement = engagement(play);
    Data facts =
        Data.of("target", engagement.target().id())
            .with("defender", engagement.defender().id())
            .with("attackers", Engagement.ids(engagement.attackers()));
    for (var field : play.locals().get(SUM).fields().entrySet()) {
      facts = facts.with(field.getKey(), field.getValue());
    }
    return facts;
  }
}
