package org.adjutant.nomansland.setting.sheet;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * A side's guns off the map.
 *
 * @param points Artillery Points at the start
 * @param smoke whether they may be Smoke as well as HE (NI-061)
 * @param gasCounterBattery whether counter-battery fire may use gas (NI-056)
 * @param counterBattery whether they may fire at the enemy's guns
 * @param barrage what the scenario adds to their dice on the barrage table
 * @param camouflaged whether they must be Revealed before counter-battery fire (NI-151)
 * @param sure whether they do not scatter on units in Erich and Friedrich
 * @param rules the statement of the points first, then those of what is special
 */
public record Artillery(
    int points,
    boolean smoke,
    boolean gasCounterBattery,
    boolean counterBattery,
    int barrage,
    boolean camouflaged,
    boolean sure,
    List<RuleId> rules) {
  public Artillery {
    rules = List.copyOf(rules);
    if (points < 0) {
      throw new DataException("there are no fewer than 0 Artillery Points");
    }
    if (gasCounterBattery && !counterBattery) {
      throw new DataException("gas for counter-battery fire, but no counter-battery fire");
    }
  }

  static Artillery parse(Data data) {
    Form form =
        new Form(
            data,
            "points",
            "smoke",
            "gasCounterBattery",
            "counterBattery",
            "barrage",
            "camouflaged",
            "sure",
            "rules");
    return new Artillery(
        form.number("points"),
        form.flag("smoke", false),
        form.flag("gasCounterBattery", false),
        form.flag("counterBattery", true),
        form.number("barrage", 0),
        form.flag("camouflaged", false),
        form.flag("sure", false),
        form.rules());
  }
}
