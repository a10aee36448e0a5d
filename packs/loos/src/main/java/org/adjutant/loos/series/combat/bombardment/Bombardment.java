package org.adjutant.loos.series.combat.bombardment;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.CoverRule;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.clash.StrengthRule;
import org.adjutant.loos.series.combat.clash.TableRoll;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** Section 8.1. */
public final class Bombardment {
  private static final String ONE_DIE = "loos:8.1.2.d";

  private Bombardment() {}

  public static Chapter chapter(
      Battlefield field,
      ResultsTable table,
      StrengthRule strengths,
      CoverRule covers,
      Casualties casualties) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    new Barrage(field).addTo(stages);
    new Impact(
            field,
            strengths,
            covers,
            new TableRoll(table, ONE_DIE),
            new BombardmentResults(field, casualties))
        .addTo(stages);
    return new Chapter(List.of(BombardAction.of(field)), List.of(), stages);
  }
}
