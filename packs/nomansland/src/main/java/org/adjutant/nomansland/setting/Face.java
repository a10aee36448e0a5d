package org.adjutant.nomansland.setting;

import java.util.List;
import org.adjutant.nomansland.setting.sheet.Form;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * What one side of a counter shows.
 *
 * @param fire the Fire value, 0 for units that do not fire
 * @param size 0 to 2 (0.2.b)
 * @param points stacking points (0.4.b)
 * @param uses how many attacks it makes in one Fire action: 1, or 2 (4.2.8.a)
 * @param attacks the ways to attack; with several of them it chooses
 */
public record Face(int fire, int size, int points, int uses, List<Attack> attacks) {
  /** The face of what has no values. */
  static final Face BLANK = new Face(0, 0, 0, 1, List.of());

  public Face {
    attacks = List.copyOf(attacks);
    if (fire < 0 || size < 0 || size > 2 || points < 0 || points > 2 || uses < 1 || uses > 2) {
      throw new DataException(
          "a face has a Fire of 0 or more, Size and points from 0 to 2 and one use or two");
    }
  }

  static Face parse(Data data) {
    Form form = new Form(data, "fire", "size", "points", "uses", "attacks");
    return new Face(
        form.number("fire"),
        form.number("size"),
        form.number("points"),
        form.number("uses", 1),
        form.each("attacks", Attack::parse));
  }

  /** The attacks of one kind, in the order of the sheet. */
  public List<Attack> attacks(String kind) {
    return attacks.stream().filter(attack -> attack.kind().equals(kind)).toList();
  }
}
