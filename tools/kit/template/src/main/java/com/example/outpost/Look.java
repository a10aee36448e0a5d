package com.example.outpost;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;

/** What things are called on the screen. */
record Look(Ground ground) implements Display {
  @Override
  public Optional<HexMap> map() {
    return Optional.of(ground.map());
  }

  @Override
  public String name(Piece piece) {
    return piece.id().id();
  }

  @Override
  public String values(Piece piece) {
    return Integer.toString(piece.steps());
  }

  @Override
  public String side(SideId side) {
    return side.equals(Ground.BLUE) ? "Blue" : "Red";
  }

  @Override
  public List<String> standing(Position view) {
    return List.of(
        "Blue "
            + view.pieces(Ground.BLUE).size()
            + " units, Red "
            + view.pieces(Ground.RED).size());
  }
}
