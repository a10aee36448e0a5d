package org.adjutant.nomansland.setting.sheet;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * Structures or Shellholes that the Defender sets up.
 *
 * @param hexes where they must stand, one each; empty if he chooses
 * @param camouflaged 1.4.1.3
 */
public record Structure(String kind, int count, List<Hex> hexes, boolean camouflaged, RuleId rule) {
  public Structure {
    hexes = List.copyOf(hexes);
    if (count < 1 || !hexes.isEmpty() && hexes.size() != count) {
      throw new DataException(
          "one " + kind + " or more, each with a hex if any has one: " + count + " in " + hexes);
    }
  }

  static Structure parse(Data data) {
    Form form = new Form(data, "kind", "count", "hexes", "camouflaged", "rule");
    return new Structure(
        form.text("kind"),
        form.number("count"),
        form.words("hexes").stream().map(Hex::new).toList(),
        form.flag("camouflaged", false),
        form.rule());
  }
}
