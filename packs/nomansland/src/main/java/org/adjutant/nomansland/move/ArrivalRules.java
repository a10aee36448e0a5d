package org.adjutant.nomansland.move;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Whether pieces that leave a hex together may enter another (0.4, 2.1.2, 4.2.5.i, 4.3.4.c). */
record ArrivalRules(Setting setting) {
  private static final String ONE_HEX = "nomansland:2.1.2.a";
  private static final String OFFICER_ONE_HEX = "nomansland:2.1.2.d";
  private static final String LIMIT = "nomansland:0.4.a";
  private static final String TRENCH_LIMIT = "nomansland:0.4.c";
  private static final String BARRICADE = "nomansland:4.2.5.i";
  private static final String LOOPHOLE = "nomansland:4.3.4.c";
  private static final String LOOPHOLE_WIRE = "nomansland:NI-133";
  private static final String ERICH_IS_LAST = "nomansland:S01.special.g";
  private static final int OPEN_PASSAGE = 3;

  void check(Desk desk, List<Piece> movers, Hex to, Findings findings) {
    Field field = new Field(setting, desk.view());
    Hex from = Field.hex(movers.get(0));
    if (!setting.ground().adjacent(from, to)) {
      boolean officers = movers.stream().allMatch(mover -> mover.kind().equals(Kind.OFFICER));
      findings.forbids(
          officers ? OFFICER_ONE_HEX : ONE_HEX,
          "one moves one hex a turn",
          facts(from, to),
          "name a hex beside " + from.id());
      return;
    }
    checkRoom(desk, field, movers, to, findings);
    if (field.isOffMap(to)) {
      findings.forbids(
          Finding.forbids(ERICH_IS_LAST, "the map ends behind Erich", facts(from, to))
              .from(Reading.of(desk, GroundReadings.BEHIND_ERICH).source()),
          () -> "stay in Erich or before it");
    }
    if (field.isBarricaded(to)) {
      findings.forbids(BARRICADE, "a Barricade bars the hex", facts(from, to), "go another way");
    }
    if (desk.side().equals(Sides.ATTACKER) && !setting.ground().loopholes().isEmpty()) {
      checkLoophole(desk, field, from, to, findings);
    }
    new Pairs(setting).check(desk, movers, to, findings);
    new TankRules(setting).check(field, movers, from, to, findings);
  }

  private static Data facts(Hex from, Hex to) {
    return Data.of("from", from.id()).with("to", to.id());
  }

  /** The limit holds after every single move unless NI-012 is read otherwise, for each side. */
  private void checkRoom(Desk desk, Field field, List<Piece> movers, Hex to, Findings findings) {
    SideId side = desk.side();
    if (!field.takes(to, side, movers)) {
      boolean trench = setting.ground().isDefenderTrench(to);
      Data inputs =
          Data.of("hex", to.id())
              .with("limit", field.limit(to))
              .with("there", field.points(to, side));
      findings.forbids(
          Finding.forbids(trench ? TRENCH_LIMIT : LIMIT, "there is no room for them", inputs)
              .from(Reading.of(desk, Field.STACKING).source()),
          () -> "move fewer units, or to another hex");
    }
  }

  private void checkLoophole(Desk desk, Field field, Hex from, Hex to, Findings findings) {
    boolean inward =
        setting.ground().loopholes().contains(setting.ground().grid().hexside(from, to))
            && setting.ground().rowOf(from).compareTo(setting.ground().rowOf(to)) > 0;
    if (inward && field.wire(from) != Wire.BREACH && desk.reading(LOOPHOLE_WIRE) != OPEN_PASSAGE) {
      findings.forbids(
          Finding.forbids(
                  LOOPHOLE,
                  "the passage by the Loophole is closed while the wire there holds",
                  facts(from, to).with("wire", field.wire(from).word()))
              .from(Reading.of(desk, LOOPHOLE_WIRE).source()),
          () -> "make a Breach in " + from.id() + " first, or go another way");
    }
  }
}
