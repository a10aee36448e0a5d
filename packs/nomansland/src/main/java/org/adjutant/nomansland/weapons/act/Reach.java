package org.adjutant.nomansland.weapons.act;

import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.fire.Arc;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Figure;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** How far an attack carries, and which way out of a Pillbox (4.2.12.e, S10.special.b; NI-145). */
public record Reach(Setting setting) {
  private static final String FOG = "nomansland:S10.special.b";
  private static final String IN_FOG = "nomansland:NI-145";
  private static final int SIGHT_ONLY = 2;
  private static final String FRONT = "nomansland:4.2.12.e";

  /**
   * Forbids what is too far, and what lies behind the Pillbox that the unit is in.
   *
   * @param range in hexes, 1 or more
   * @param rule that prints the range
   * @param needsSight whether the attack needs a line of sight
   */
  public void check(
      Desk desk,
      Piece unit,
      Hex to,
      int range,
      String rule,
      boolean needsSight,
      Findings findings) {
    Hex from = Field.hex(unit);
    int distance = setting.ground().distance(from, to);
    Data facts = Data.of("from", from.id()).with("to", to.id()).with("distance", distance);
    if (distance < 1 || distance > range) {
      findings.forbids(
          rule,
          distance < 1 ? "it is in the same hex" : "it is too far away",
          facts.with("range", range),
          range == 1 ? "attack a hex beside it" : "attack a hex 1 to " + range + " hexes away");
    }
    Optional<Integer> fog = setting.scenario().visibility().map(Figure::number);
    if (fog.isPresent()
        && distance > fog.get()
        && (needsSight || desk.reading(IN_FOG) != SIGHT_ONLY)) {
      findings.forbids(
          FOG,
          "fog hides what is so far away",
          facts.with("visibility", fog.get()),
          "attack within " + fog.get() + " hexes");
    }
    new Field(setting, desk.view())
        .structure(unit)
        .filter(structure -> structure.kind().equals(Kind.PILLBOX))
        .filter(box -> !covers(desk, from, box, to))
        .ifPresent(
            box ->
                findings.forbids(
                    FRONT,
                    "out of a Pillbox one attacks through its front only",
                    facts.with("facing", box.facing()),
                    "attack a hex before the front of the Pillbox"));
  }

  private boolean covers(Desk desk, Hex from, Piece box, Hex to) {
    return Arc.covers(setting.ground(), from, box.facing(), to, desk.reading(Arc.WIDTH));
  }
}
