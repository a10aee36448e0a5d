package org.adjutant.nomansland.move;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;

/** Where a tank may go: ahead, and not along trenches (4.2.11.a, 4.2.11.c). */
record TankRules(Setting setting) {
  private static final String AHEAD = "nomansland:4.2.11.a";
  private static final String NOT_IN_TRENCHES = "nomansland:4.2.11.c";

  void check(Field field, List<Piece> movers, Hex from, Hex to, Findings findings) {
    for (Piece tank : movers) {
      if (!tank.kind().equals(Kind.TANK)) {
        continue;
      }
      int way = setting.ground().direction(from, to);
      int turned = Math.floorMod(way - tank.facing(), 6);
      Data facts = Data.of("tank", tank.id().id()).with("facing", tank.facing()).with("way", way);
      if (turned != 0 && turned != 1 && turned != 5) {
        findings.forbids(
            AHEAD,
            "a tank enters one of its three front hexes",
            facts,
            "turn it first, or move it ahead");
      }
      if (isTrench(field, from) && isTrench(field, to)) {
        findings.forbids(
            NOT_IN_TRENCHES,
            "a tank does not go from trench to trench",
            facts.with("from", from.id()).with("to", to.id()),
            "leave the trench first");
      }
    }
  }

  /** A Shellhole counts as a trench hex (4.2.13.b). */
  private static boolean isTrench(Field field, Hex hex) {
    return field.setting().ground().isTrench(hex)
        || field.position().at(hex).stream().anyMatch(p -> p.kind().equals(Kind.SHELLHOLE));
  }
}
