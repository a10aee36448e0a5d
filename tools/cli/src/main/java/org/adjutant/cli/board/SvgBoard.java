package org.adjutant.cli.board;

import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Title;

/** The board as SVG. */
public record SvgBoard(Title title, Position view, String caption) {
  public String draw() {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
  }
}
