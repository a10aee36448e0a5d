package org.adjutant.nomansland.fire;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.position.Piece;

/** The Fire Table attacks of a counter, by the words that tell several of one counter apart. */
public final class FireKind {
  /** A plain attack on one unit. */
  public static final String RIFLE = "rifle";

  /** A red attack on a whole hex. */
  public static final String LMG = "lmg";

  static final List<String> WORDS = List.of(RIFLE, LMG);

  private FireKind() {}

  /** The Fire Table attacks of the side of a counter that is up. */
  public static List<Attack> of(Setting setting, Piece unit) {
    return setting.counters().isFighting(unit.kind())
        ? setting.counters().face(unit).attacks(Attack.FIRE)
        : List.of();
  }

  /** The one that a word means; without a word the only one there is. */
  public static Optional<Attack> of(Setting setting, Piece unit, Optional<String> as) {
    List<Attack> all = of(setting, unit);
    if (as.isEmpty()) {
      return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }
    return all.stream().filter(attack -> word(attack).equals(as.get())).findFirst();
  }

  /** The word for an attack. */
  public static String word(Attack attack) {
    return attack.red() ? LMG : RIFLE;
  }
}
