package org.adjutant.nomansland.fire;

import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Machine guns, tanks and whoever is in a Pillbox fire forward only (2.1.3.1.o; NI-153). */
record FrontRules(Setting setting) {
  private static final String IN_ARC = "nomansland:2.1.3.1.o";
  private static final String GUN_FRONT = "nomansland:4.2.2.a";
  private static final String TANK_FRONT = "nomansland:4.2.11.f";
  private static final String PILLBOX_FRONT = "nomansland:4.2.12.e";
  private static final String FACING = "nomansland:NI-153";
  private static final int OWN_FACING = 2;

  void check(Desk desk, Piece firer, Hex to, Attack attack, Findings findings) {
    Field field = new Field(setting, desk.view());
    Optional<Piece> pillbox =
        field.structure(firer).filter(structure -> field.cover(firer) == Cover.PILLBOX);
    if (pillbox.isPresent() && !(attack.arc() && desk.reading(FACING) == OWN_FACING)) {
      int facing = pillbox.get().facing();
      if (!covers(desk, firer, facing, to)) {
        findings.forbids(
            forbidden(desk, PILLBOX_FRONT, "it lies behind the Pillbox's front", facing, to),
            () -> "fire to the front of the Pillbox");
      }
    } else if (attack.arc() && !covers(desk, firer, firer.facing(), to)) {
      String special = firer.kind().equals(Kind.TANK) ? TANK_FRONT : GUN_FRONT;
      findings.add(
          Finding.applies(special, "it fires forward only", Data.of("unit", firer.id().id())));
      findings.forbids(
          forbidden(desk, IN_ARC, "it lies behind its front", firer.facing(), to),
          () -> "fire to the front, or turn first");
    }
  }

  private boolean covers(Desk desk, Piece firer, int facing, Hex to) {
    return Arc.covers(setting.ground(), Field.hex(firer), facing, to, desk.reading(Arc.WIDTH));
  }

  private static Finding forbidden(Desk desk, String rule, String says, int facing, Hex to) {
    return Finding.forbids(rule, says, Data.of("facing", facing).with("to", to.id()))
        .from(Reading.of(desk, Arc.WIDTH).source());
  }
}
