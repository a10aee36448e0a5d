package org.adjutant.loos.campaign.fire;

import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.Balance;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.CoverRule;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.clash.TableRoll;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** One unit on the combat results table, the factor against nothing (17.4.a). */
final class TableFire {
  static final String STAGE = "barrage-table";
  static final String UNIT = "unit";
  static final String FACTOR = "factor";
  private static final String READ = "barrage-result";
  private static final String FACTOR_ALONE = "loos:17.4.a";

  private final Battlefield field;
  private final CoverRule covers;
  private final TableRoll table;

  /**
   * @param covers the lines a unit may claim, in a bombardment too (LI-28)
   */
  TableFire(Battlefield field, ResultsTable table, CoverRule covers) {
    this.field = field;
    this.covers = covers;
    this.table = new TableRoll(table, FACTOR_ALONE);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::roll);
    stages.put(READ, this::read);
  }

  private Step roll(Play play) {
    Barrage barrage = Salvos.barrage(play.position(), play.locals());
    Situation situation = field.in(play.position());
    int factor = play.locals().integer(FACTOR);
    PieceId unit = new PieceId(play.locals().text(UNIT));
    Engagement engagement =
        new Engagement(barrage.by(), field.enemyOf(barrage.by()), barrage.hex(), unit, List.of());
    Term dice =
        new Term(
            "factor",
            factor,
            new Source("dice", "factor " + barrage.hex(), "" + factor, "the sum rolled", ""));
    Balance balance = new Balance(List.of(dice), List.of());
    play.find(
        Finding.applies(
            FACTOR_ALONE,
            "the factor finds the column, whatever the strength of the unit",
            Data.of("unit", unit.id()).with("factor", factor)));
    return table.roll(
        play, engagement, covers.cover(situation, engagement), balance, "bombardment", READ);
  }

  private Step read(Play play) {
    Engagement engagement = TableRoll.engagement(play);
    CombatResult result = table.result(play, EventNames.BOMBARDMENT_RESOLVED);
    Barrage barrage =
        Barrage.on(play.position(), engagement.attacker(), engagement.target()).orElseThrow();
    play.happens(
        barrage.event(
            "loos/MarkerStruck",
            Data.of("units", Engagement.ids(List.of(engagement.defender())))
                .with("result", result.code()),
            barrage.with(engagement.defender(), result).put()));
    return Step.done();
  }
}
