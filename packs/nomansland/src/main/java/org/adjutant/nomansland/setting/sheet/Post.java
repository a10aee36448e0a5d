package org.adjutant.nomansland.setting.sheet;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * The Bombers that the Defender may put in Bombing Posts during the game (NI-053).
 *
 * @param count one for all posts together, or one for each
 */
public record Post(String kind, int count, List<Hex> hexes, RuleId rule) {
  public Post {
    hexes = List.copyOf(hexes);
    if (count < 1 || count > hexes.size()) {
      throw new DataException("there is one Bomber, or one for each of " + hexes);
    }
  }

  static Post parse(Data data) {
    Form form = new Form(data, "kind", "count", "hexes", "rule");
    return new Post(
        form.text("kind"),
        form.number("count"),
        form.words("hexes").stream().map(Hex::new).toList(),
        form.rule());
  }
}
