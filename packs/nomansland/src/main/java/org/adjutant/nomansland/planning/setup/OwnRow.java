package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.sheet.Placement;
import org.adjutant.nomansland.setting.sheet.Surprise;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/**
 * Units that start in a row of their own: printed, or so many rows behind the Set-up Row, which by
 * the second reading of NI-143 is Roger then.
 */
record OwnRow(Placement placement) implements Order {
  private static final String FREE_BARRAGES = "nomansland:NI-058";
  private static final String START_LINE = "nomansland:NI-143";
  private static final String ROGER = "ROGER";
  private static final int OTHER = 2;
  private static final int A_ROW_EACH = 3;

  /** Whether the row is this piece's. */
  boolean binds(Laid laid, Piece piece) {
    boolean named =
        placement.fits(piece.kind(), piece.number(Mark.COMPANY, 0), piece.number(Mark.PLATOON, 0));
    boolean rolled = laid.field().setting().scenario().surprise().rolled();
    boolean roll =
        placement.row().isPresent()
            && rolled
            && laid.reading(Surprise.BOTH_PRINTED) == Surprise.ROLL_ONLY;
    return named && !roll;
  }

  String row(Laid laid) {
    List<String> rows = laid.field().setting().ground().rows();
    if (placement.row().isPresent()) {
      return rows.get(Math.min(laid.depth(placement.row().get()) + back(laid), rows.size() - 1));
    }
    String first =
        laid.reading(START_LINE) == OTHER
            ? laid.row(laid.field().setting().ground().hexesOf(ROGER).get(0))
            : SetUpRow.marker(laid);
    int last = rows.size() - 1;
    return rows.get(Math.min(laid.depth(first) + placement.behind().orElse(0), last));
  }

  /** Rows that free Straight Barrages cost where nothing is rolled, by a reading of NI-058. */
  private static int back(Laid laid) {
    Surprise surprise = laid.field().setting().scenario().surprise();
    int free = laid.field().position().tally(Mark.FREE_STRAIGHT);
    return free > 0
            && !surprise.rolled(laid.reading(Surprise.BOTH_PRINTED))
            && laid.reading(FREE_BARRAGES) == A_ROW_EACH
        ? free
        : 0;
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
