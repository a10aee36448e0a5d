package org.adjutant.nomansland.move;

import java.util.List;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** The bonus of Stosstruppen on an Extraction Check (2.1.2.1.e, 4.2.10.b). */
record WireCutters(Setting setting) {
  private static final String BONUS = "nomansland:2.1.2.1.e";
  private static final String MIXED = "nomansland:NI-051";
  private static final int ALL_MUST = 2;

  /** What it adds for those who leave together. */
  int bonus(Play play, List<Piece> leaving) {
    long equipped =
        leaving.stream().filter(unit -> setting.counters().has(unit, Trait.STOSSTRUPPEN)).count();
    if (equipped == 0 || play.reading(MIXED) == ALL_MUST && equipped < leaving.size()) {
      return 0;
    }
    int add = setting.charts().modifier("extraction-modifiers", "wire-cutters");
    play.find(Finding.applies(BONUS, "Stosstruppen have wire-cutters", Data.of("add", add)));
    return add;
  }
}
