package org.adjutant.nomansland.victory;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.headquarters.Headquarters;
import org.adjutant.nomansland.planning.wave.Wave;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/** Whether a side is too worn out to go on (3.g; NI-016). */
record Exhaustion(Setting setting) {
  private static final int ALL_PINNED = 2;
  private static final int BY_AGREEMENT = 3;

  /**
   * Whether a side is worn out now.
   *
   * @param reading of NI-016: 1 without a fighting unit on the map or to come; 2 with all of those
   *     on the map Pinned; 3 never by itself
   * @param gathering the reading of NI-077, of units added to the Counter-Attack
   */
  boolean of(Position position, SideId side, int reading, int gathering) {
    if (reading == BY_AGREEMENT) {
      return false;
    }
    List<Piece> units = new Field(setting, position).fighting(side);
    return reading == ALL_PINNED && !units.isEmpty()
        ? units.stream().allMatch(Field::isPinned)
        : units.isEmpty() && !hasMore(position, side, gathering);
  }

  private boolean hasMore(Position position, SideId side, int gathering) {
    return waits(position, Mark.pool(side))
        || side.equals(Sides.DEFENDER)
            && (waits(position, Mark.COUNTER_ATTACK_BOX)
                || Headquarters.mayGather(position, gathering)
                    && waits(position, Mark.RESERVE_BOX));
  }

  private boolean waits(Position position, String box) {
    return position.at(Place.box(box)).stream()
        .anyMatch(
            piece ->
                setting.counters().isFighting(piece.kind())
                    && Wave.canStillEnter(setting, position, piece));
  }
}
