package org.adjutant.rules.spi.support;

import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;

/** Calls pieces and sides by their ids. */
public record PlainDisplay() implements Display {
  @Override
  public String name(Piece piece) {
    return piece.id().id();
  }

  @Override
  public String side(SideId side) {
    return side.id();
  }
}
