package org.adjutant.nomansland.game;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/** What holds in every position. */
record Invariants(Setting setting) {
  Optional<String> firstBroken(Position position) {
    Field field = new Field(setting, position);
    for (Hex hex : setting.ground().grid().hexes()) {
      List<Piece> there = position.at(hex);
      if (there.isEmpty()) {
        continue;
      }
      for (SideId side : Sides.BOTH) {
        int points = field.points(hex, side);
        if (points > field.limit(hex) && !field.limitsWait()) {
          return Optional.of(
              side + " has " + points + " stacking points in " + hex.text() + " (0.4)");
        }
      }
      boolean hidden = there.stream().anyMatch(Field::isHidden);
      if (position.clock().turn() > 0 && hidden != field.hasMarker(hex)) {
        return Optional.of(
            hidden
                ? "something hidden lies in " + hex.text() + " without a marker (1.2)"
                : "a marker lies in " + hex.text() + " over nothing (1.2)");
      }
      if (field.isBarricaded(hex) && Sides.BOTH.stream().anyMatch(s -> field.points(hex, s) > 0)) {
        return Optional.of("a unit stands on the Barricade in " + hex.text() + " (4.2.5.i)");
      }
    }
    return Optional.empty();
  }
}
