package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.sheet.Placement;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/**
 * Units that start in a row of their own: printed, or so many rows behind the Set-up Row, which by
 * the second reading of NI-143 is Roger then.
 */
record OwnRow(Placement placement) implements Order {
  private static final String BOTH_PRINTED = "nomansland:NI-064";
  private static final String START_LINE = "nomansland:NI-143";
  private static final String ROGER = "ROGER";
  private static final int OTHER = 2;

  /** Whether the row is this piece's. */
  boolean binds(Laid laid, Piece piece) {
    boolean named =
        placement.fits(piece.kind(), piece.number(Mark.COMPANY, 0), piece.number(Mark.PLATOON, 0));
    boolean rolled = laid.field().setting().scenario().surprise().rolled();
    boolean roll = placement.row().isPresent() && rolled && laid.reading(BOTH_PRINTED) == OTHER;
    return named && !roll;
  }

  String row(Laid laid) {
    if (placement.row().isPresent()) {
      return placement.row().get();
    }
    List<String> rows = laid.field().setting().ground().rows();
    String first =
        laid.reading(START_LINE) == OTHER
            ? laid.row(laid.field().setting().ground().hexesOf(ROGER).get(0))
            : SetUpRow.marker(laid);
    int last = rows.size() - 1;
    return rows.get(Math.min(laid.depth(first) + placement.behind().orElse(0), last));
  }

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    if (!binds(laid, piece) || laid.row(hex).equals(row(laid))) {
      return List.of();
    }
    String row = row(laid);
    return List.of(
        new Bar(
            placement.rule().text(),
            piece.id() + " starts in row " + row + ", not in " + hex.text(),
            "name a hex of row " + row));
  }
}
