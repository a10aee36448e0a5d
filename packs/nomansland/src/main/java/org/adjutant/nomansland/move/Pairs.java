package org.adjutant.nomansland.move;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/**
 * French half-platoons that go in pairs (S01.special.c, S02.special.c). Two in one hex are a pair;
 * so an even number of them does not leave an odd one behind.
 */
record Pairs(Setting setting) {
  /** How pairs move (an interpretation). */
  private static final String TOGETHER = "nomansland:NI-134";

  private static final String IN_1914 = "nomansland:S01.special.c";
  private static final String IN_1915 = "nomansland:S02.special.c";
  private static final String KIND = "fr-inf";

  void check(Desk desk, List<Piece> movers, Hex to, Findings findings) {
    if (!setting.scenario().has(Special.PAIRS) || !desk.side().equals(Sides.ATTACKER)) {
      return;
    }
    Field field = new Field(setting, desk.view());
    List<Piece> there =
        field.fighting(Field.hex(movers.get(0)), desk.side()).stream()
            .filter(unit -> unit.kind().equals(KIND))
            .toList();
    long leaving = movers.stream().filter(unit -> unit.kind().equals(KIND)).count();
    if (leaving % 2 == 0 || there.size() % 2 != 0) {
      return;
    }
    if (there.stream().noneMatch(Field::isPinned) && !setting.ground().isTrench(to)) {
      List<String> pair = there.stream().map(unit -> unit.id().id()).toList();
      findings.forbids(
          Finding.forbids(
                  setting.scenario().number() == 1 ? IN_1914 : IN_1915,
                  "a pair stays together",
                  Data.of("pair", Data.texts(pair)))
              .from(Reading.of(desk, TOGETHER).source()),
          () -> "move both, or into a trench hex");
    }
  }
}
