package org.adjutant.nomansland.guns.gas;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.setting.Charts;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Lookup;

/** Whom gas reaches, and what the Gas Effects Table does to a unit (2.5.1.3, 4.1.1.3.a). */
record GasHit(Setting setting) {
  private static final String OFFICER = "nomansland:2.5.1.3.c";
  private static final String TANKS = "nomansland:NI-111";
  private static final int AS_ANY_UNIT = 2;

  /**
   * The units of a hex that gas reaches: none in a Pillbox or Dugout, and but by one reading no
   * tanks, for which the table has no column (NI-111).
   *
   * @param hidden those that are hidden, or those that are not
   */
  List<Piece> reached(Field field, Hex hex, boolean hidden) {
    List<Piece> units = new ArrayList<>();
    boolean tanks = field.position().reading(TANKS).filter(n -> n == AS_ANY_UNIT).isPresent();
    for (SideId side : Sides.BOTH) {
      for (Piece unit : field.fighting(hex, side)) {
        Cover cover = field.cover(unit);
        boolean immune =
            cover == Cover.DUGOUT
                || cover == Cover.PILLBOX
                || unit.kind().equals(Kind.TANK) && !tanks;
        if (Field.isHidden(unit) == hidden && !immune) {
          units.add(unit);
        }
      }
    }
    return units;
  }

  /**
   * The dice of a unit are read.
   *
   * @param row the number the table is entered with
   * @param rule the statement that has them rolled
   * @return whether the unit was newly Pinned or hurt
   */
  boolean at(Play play, PieceId id, int row, Data dice, String rule) {
    Piece unit = play.position().piece(id).orElseThrow();
    Hex hex = Field.hex(unit);
    Lookup cell = setting.charts().cell(play, "gas", Charts.RESULT, row);
    Hit hit = Hit.of(cell.text());
    if (unit.kind().equals(Kind.TANK)) {
      play.reading(TANKS);
    }
    Finding finding =
        Finding.applies(
                rule,
                "the Gas Effects Table is consulted",
                dice.with("unit", id.id()).with("row", row))
            .from(Source.of(cell));
    play.find(
        hit == Hit.NONE && Field.isHidden(unit)
            ? finding.forEyesOf(Audience.of(Sides.DEFENDER))
            : finding);
    boolean hurt = new Harm(setting).hit(play, id, hit, rule);
    Field field = new Field(setting, play.position());
    if (hurt
        && field.fighting(hex, unit.side()).isEmpty()
        && !field.officers(hex, unit.side()).isEmpty()) {
      play.find(
          Finding.applies(
              OFFICER, "an officer dies with the last unit of his hex", Data.of("hex", hex.id())));
      new Officers(setting).alone(play, hex, unit.side());
    }
    return hurt;
  }

  static boolean isGassed(Piece unit) {
    return unit.flag(Mark.GASSED);
  }
}
