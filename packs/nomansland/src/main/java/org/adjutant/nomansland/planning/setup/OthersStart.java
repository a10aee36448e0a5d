package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.setting.Counters;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Duty;

/**
 * Mortars, machine guns, tanks and Officers, to which no scenario gives a row (NI-065): Officers
 * are set up with a unit; by the second reading all of them start in the Attacker's trenches.
 */
final class OthersStart implements Order {
  private static final String RULE = "nomansland:1.7.a";
  private static final String WHERE = "nomansland:NI-065";
  private static final int TRENCHES = 2;

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    if (laid.reading(WHERE) != TRENCHES || !isOther(laid, piece)) {
      return List.of();
    }
    Ground ground = laid.field().setting().ground();
    return ground.isTrench(hex) && !ground.isDefenderTrench(hex)
        ? List.of()
        : List.of(
            new Bar(
                RULE,
                hex.text() + " is no trench of the Attacker's",
                "name a hex of Roger, Robert or the trenches between them"));
  }

  private static boolean isOther(Laid laid, Piece piece) {
    Counters counters = laid.field().setting().counters();
    return counters.has(piece, Trait.MORTAR)
        || counters.has(piece, Trait.MACHINE_GUN)
        || counters.has(piece, Trait.TANK)
        || counters.has(piece, Trait.OFFICER);
  }

  @Override
  public List<Duty> missing(Laid laid) {
    return laid.placed(List.of(Kind.OFFICER)).stream()
        .filter(officer -> laid.field().fighting(Field.hex(officer), laid.side()).isEmpty())
        .map(officer -> Order.duty(RULE, officer.id() + " is not with a unit; deploy him to one"))
        .toList();
  }
}
