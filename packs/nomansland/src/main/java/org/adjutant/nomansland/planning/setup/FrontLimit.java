package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/**
 * The Attacker sets up no further forward than the Set-up Row (1.7.a); what a scenario gives a row
 * of its own is not bound by it.
 *
 * @param rows those rows
 */
record FrontLimit(List<OwnRow> rows) implements Order {
  FrontLimit {
    rows = List.copyOf(rows);
  }

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    if (rows.stream().anyMatch(row -> row.binds(laid, piece))) {
      return List.of();
    }
    String limit = SetUpRow.limit(laid);
    return laid.depth(laid.row(hex)) >= laid.depth(limit)
        ? List.of()
        : List.of(
            new Bar(
                SetUpRow.rule(laid),
                hex.text() + " is further forward than row " + limit,
                "name a hex of row " + limit + " or of a row behind it"));
  }
}
