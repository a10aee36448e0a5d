package org.adjutant.nomansland.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.victory.Score;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;

/** How the game stands, in lines. */
final class Standing {
  private static final List<String> WINDS =
      List.of(
          "calm",
          "to the north",
          "to the north-east",
          "to the south-east",
          "to the south",
          "to the south-west",
          "to the north-west");

  private Standing() {}

  static List<String> of(Field field) {
    Position position = field.position();
    List<String> lines = new ArrayList<>();
    for (SideId side : Sides.BOTH) {
      lines.add(
          field.setting().scenario().nation(side)
              + ": "
              + position.tally(Mark.points(side))
              + " Artillery Points, "
              + field.fighting(side).size()
              + " units on the map");
    }
    lines.add(
        "Elan: Close Combat box "
            + position.tally(Mark.ELAN_CLOSE_COMBAT)
            + ", Rallying box "
            + position.tally(Mark.ELAN_RALLYING)
            + ", Initiative box "
            + position.tally(Mark.ELAN_INITIATIVE)
            + ", Forward! held "
            + position.tally(Mark.FORWARD)
            + "; "
            + position.cupSize(Mark.CUP)
            + " markers in the cup");
    lines.add(
        "wind: "
            + position
                .attribute(Subject.GAME, Mark.WIND)
                .map(Data::integer)
                .map(WINDS::get)
                .orElse("not yet known"));
    Score now = Score.of(field, position.reading(Score.WHO_COUNTS).orElse(1));
    lines.add("points now: attacker " + now.attacker() + ", defender " + now.defender());
    return lines;
  }
}
