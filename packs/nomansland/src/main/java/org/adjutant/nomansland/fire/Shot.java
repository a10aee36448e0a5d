package org.adjutant.nomansland.fire;

import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/**
 * A Fire Table attack in progress, as its stages carry it along.
 *
 * @param dice rolled for each target, 1 or more
 * @param red whether it strikes a whole hex
 * @param flank whether fire has entered the target hex from the opposite side before
 */
record Shot(SideId side, PieceId firer, Hex from, Hex to, int dice, boolean red, boolean flank) {
  private static final String SIDE = "side";
  private static final String UNIT = "unit";
  private static final String FROM = "from";
  private static final String HEX = "hex";
  private static final String DICE = "dice";
  private static final String RED = "red";
  private static final String FLANK = "flank";

  static Shot read(Data locals) {
    return new Shot(
        SideId.of(locals.text(SIDE)),
        PieceId.of(locals.text(UNIT)),
        hex(locals.text(FROM)),
        hex(locals.text(HEX)),
        locals.integer(DICE),
        locals.get(RED).flag(),
        locals.get(FLANK).flag());
  }

  private static Hex hex(String text) {
    return (Hex) Place.parse(text);
  }

  Data write() {
    return Data.of(SIDE, side.id())
        .with(UNIT, firer.id())
        .with(FROM, from.text())
        .with(HEX, to.text())
        .with(DICE, dice)
        .with(RED, red)
        .with(FLANK, flank);
  }
}
