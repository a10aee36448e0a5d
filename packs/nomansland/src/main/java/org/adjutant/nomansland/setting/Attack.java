package org.adjutant.nomansland.setting;

import java.util.List;
import org.adjutant.nomansland.setting.sheet.Form;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * One way in which a unit can attack.
 *
 * @param kind one of {@link #KINDS}
 * @param dice how many are rolled, 1 or more; the highest counts
 * @param range in hexes; {@link #UNLIMITED} if it reaches as far as it sees
 * @param red whether every unit in the target hex undergoes the attack (2.1.3.2.g)
 * @param arc whether it goes to the front only (2.1.3.1.o)
 */
public record Attack(String kind, int dice, int range, boolean red, boolean arc) {
  /** More than the map is long. */
  public static final int UNLIMITED = 99;

  public static final String FIRE = "fire";
  public static final String GRENADE = "grenade";
  public static final String RIFLE_GRENADE = "rifle-grenade";
  public static final String GRANATENWERFER = "granatenwerfer";
  public static final String MORTAR = "mortar";
  public static final String FLAME = "flame";
  public static final String ANTI_TANK = "anti-tank";

  public static final List<String> KINDS =
      List.of(FIRE, GRENADE, RIFLE_GRENADE, GRANATENWERFER, MORTAR, FLAME, ANTI_TANK);

  public Attack {
    if (!KINDS.contains(kind)) {
      throw new DataException("no attack is a \"" + kind + "\"; there are " + KINDS);
    }
    if (dice < 1 || range < 1) {
      throw new DataException("an attack has one die or more and reaches one hex or more");
    }
  }

  static Attack parse(Data data) {
    Form form = new Form(data, "kind", "dice", "range", "red", "arc");
    return new Attack(
        form.text("kind"),
        form.number("dice"),
        form.number("range", UNLIMITED),
        form.flag("red", false),
        form.flag("arc", false));
  }
}
