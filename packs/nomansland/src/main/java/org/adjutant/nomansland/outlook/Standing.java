package org.adjutant.nomansland.outlook;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/** What a whole position is worth to the Attacker; to the Defender it is worth as much less. */
record Standing(Setting setting) {
  private static final int POINT = 12;
  private static final int FIGHTER = 40;
  private static final int FORWARD = 30;
  private static final int INITIATIVE = 4;
  private static final int HEADQUARTERS = 40;
  private static final int SHOWN = 25;
  private static final int STRONGPOINT = 30;

  long attacker(Position position) {
    Field field = new Field(setting, position);
    Worth worth = new Worth(setting);
    Goals goals = new Goals(setting);
    List<Hex> strongpoints = goals.strongpoints(field);
    long sum = 0;
    for (Piece piece : position.pieces()) {
      boolean attacks = piece.side().equals(Sides.ATTACKER);
      int value = value(field, worth, piece);
      if (attacks && piece.place() instanceof Hex hex && field.isFighting(piece)) {
        value += goals.ground(hex) - crossing(field, hex);
        for (Hex point : strongpoints) {
          value -= Math.min(STRONGPOINT, setting.ground().distance(hex, point));
        }
      }
      sum += attacks ? value : -value;
    }
    sum += POINT * (position.tally(Mark.points(Sides.ATTACKER)) - (long) defenders(position));
    sum += (long) FORWARD * position.tally(Mark.FORWARD);
    sum -= (long) INITIATIVE * position.tally(Mark.ELAN_INITIATIVE);
    for (String lost : List.of(Mark.LOST_CP, Mark.LOST_ART, Mark.LOST_CA)) {
      sum += (long) HEADQUARTERS * position.tally(lost);
    }
    return sum;
  }

  private static int defenders(Position position) {
    return position.tally(Mark.points(Sides.DEFENDER));
  }

  private static int value(Field field, Worth worth, Piece piece) {
    if (piece.place() instanceof Place.Box box) {
      boolean flies =
          piece.kind().equals(Kind.FIGHTER) && !box.id().equals(Mark.lost(piece.side()));
      return flies ? FIGHTER : 0;
    }
    if (piece.kind().equals(Kind.OFFICER)) {
      return worth.officer();
    }
    if (!field.isFighting(piece)) {
      return 0;
    }
    return worth.now(piece) + (Field.isHidden(piece) ? SHOWN : 0);
  }

  /** What wire still costs a unit that is in it. */
  private static int crossing(Field field, Hex hex) {
    Wire wire = field.wire(hex);
    return wire.holds() ? 2 + 2 * wire.ordinal() : 0;
  }
}
