package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Facing;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/** What {@code deploy} says: these units, one above the other, to this spot. */
record Deployment(List<PieceId> units, Spot spot) {
  static final String UNITS = "units";
  static final String HEX = "hex";
  static final String IN = "in";
  static final String FACING = "facing";
  static final Shape SHAPE =
      Shape.of(
          Field.of(UNITS, Type.PIECES, "the units, the lowest of the stack first"),
          Field.of(HEX, Type.PLACE, "the hex they get"),
          Field.of(IN, Type.PIECE, "the structure of the hex they are in").after("in").optionally(),
          Facing.field(FACING, "the direction 1 to 6 in which they face, 1 is north")
              .after("facing")
              .optionally());

  Deployment {
    units = List.copyOf(units);
  }

  static Deployment of(Data args) {
    return new Deployment(
        args.get(UNITS).textItems().stream().map(PieceId::of).toList(),
        new Spot(
            new Hex(args.text(HEX)),
            args.find(IN).map(in -> PieceId.of(in.text())),
            args.find(FACING).map(Data::integer)));
  }
}
