package org.adjutant.ledger.absent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;

/**
 * Pieces and sides by their ids, steps as values, and every tally, cup and marker a viewer may
 * know.
 */
record PlainDisplay(Optional<HexMap> map) implements Display {
  private static final String ROLLS = "rolled ";

  @Override
  public String name(Piece piece) {
    return piece.id() + " (" + piece.kind() + ")";
  }

  @Override
  public String values(Piece piece) {
    return piece.steps() == 1 ? "1 step" : piece.steps() + " steps";
  }

  @Override
  public String side(SideId side) {
    return side.id();
  }

  @Override
  public List<String> standing(Position view) {
    List<String> lines = new ArrayList<>();
    view.entries()
        .forEach(
            (key, entry) -> {
              if (!key.startsWith(ROLLS)) {
                lines.add(key + ": " + entry.value());
              }
            });
    return lines;
  }
}
