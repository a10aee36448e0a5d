package org.adjutant.nomansland.weapons.grenade;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.fire.FireKind;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;

/** By which statements a unit has its grenades, how many dice they are, and how far they reach. */
final class Throwers {
  private static final String RIFLE_1918 = "uk-rifle-18";

  private Throwers() {}

  /** The statement that gives a kind of unit its grenades. */
  static String charter(Piece unit, Attack attack) {
    return switch (unit.kind()) {
      case "fr-hp16" -> "nomansland:4.2.8.b";
      case "uk-mop" -> "nomansland:4.2.9.a";
      case "ge-stoss" -> "nomansland:4.2.10.a";
      case RIFLE_1918 -> "nomansland:S11.attacker.b";
      default ->
          switch (attack.kind()) {
            case Attack.RIFLE_GRENADE -> "nomansland:4.2.6.a";
            case Attack.GRANATENWERFER -> "nomansland:4.2.6bis.a";
            default -> "nomansland:4.2.5.a";
          };
    };
  }

  /** The statement that prints the range. */
  static String range(Attack attack) {
    return switch (attack.kind()) {
      case Attack.RIFLE_GRENADE -> "nomansland:4.2.6.b";
      case Attack.GRANATENWERFER -> "nomansland:4.2.6bis.a";
      default -> "nomansland:4.2.5.b";
    };
  }

  /** How many dice the grenades of a unit are (NI-109). */
  static int dice(Piece unit, Attack attack, java.util.function.ToIntFunction<String> reading) {
    boolean full =
        FireKind.isRifle1918(unit) && reading.applyAsInt(FireKind.DICE_1918) == FireKind.AS_FRENCH;
    return full ? 2 : attack.dice();
  }

  /** What the trail says of a throw. */
  static List<Finding> findings(Piece unit, Attack attack, int dice) {
    Data facts = Data.of("unit", unit.id().id()).with("as", attack.kind()).with("dice", dice);
    List<Finding> found = new ArrayList<>();
    found.add(Finding.applies(charter(unit, attack), "it attacks with grenades", facts));
    if (unit.kind().equals("fr-hp16")) {
      String which = unit.steps() > 1 ? "nomansland:4.2.8.d" : "nomansland:4.2.8.c";
      found.add(
          Finding.applies(
              which,
              unit.steps() > 1
                  ? "each of its two attacks may be of another kind"
                  : "on its reduced side it attacks once, in the kind it likes",
              facts));
    }
    found.add(
        Finding.applies("nomansland:2.1.3.1.m", "grenades need no clear line of sight", facts));
    return found;
  }
}
