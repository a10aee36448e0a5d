package org.adjutant.nomansland.fire;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Counters;
import org.adjutant.nomansland.setting.Face;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.position.Piece;

/** The Fire Table attacks of a counter, by the words that tell several of one counter apart. */
public final class FireKind {
  /** A plain attack on one unit. */
  public static final String RIFLE = "rifle";

  /** A red attack on a whole hex. */
  public static final String LMG = "lmg";

  /** What British rifles of 1918 can do (an interpretation). */
  public static final String DICE_1918 = "nomansland:NI-109";

  /** The reading by which they do all that a French half-platoon of 1916 does. */
  public static final int AS_FRENCH = 2;

  private static final String RIFLE_1918 = "uk-rifle-18";
  private static final String FRENCH = "fr-hp16";
  private static final int ON_ITS_BACK = 1;

  static final List<String> WORDS = List.of(RIFLE, LMG);

  private FireKind() {}

  /**
   * The Fire Table attacks of the side of a counter that is up; British rifles of 1918 may have
   * those of a French half-platoon on its back (NI-109).
   */
  public static List<Attack> of(Setting setting, Piece unit, Readings readings) {
    Counters counters = setting.counters();
    if (!counters.isFighting(unit.kind())) {
      return List.of();
    }
    boolean asFrench = isRifle1918(unit) && readings.of(DICE_1918) == AS_FRENCH;
    Face face = asFrench ? counters.type(FRENCH).face(ON_ITS_BACK) : counters.face(unit);
    return face.attacks(Attack.FIRE);
  }

  /** Whether it is a British rifle section of 1918. */
  public static boolean isRifle1918(Piece unit) {
    return unit.kind().equals(RIFLE_1918);
  }

  /** The one that a word means; without a word the only one there is. */
  static Optional<Attack> of(Setting setting, Piece unit, Optional<String> as, Readings readings) {
    List<Attack> all = of(setting, unit, readings);
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
