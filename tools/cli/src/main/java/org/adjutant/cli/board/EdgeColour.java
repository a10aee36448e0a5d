package org.adjutant.cli.board;

import org.adjutant.rules.spi.look.Sign.On;

/** Colours of hexsides on boards of text. */
final class EdgeColour {
  static final String PATH = "33";

  private EdgeColour() {}

  /** The colour of the kind of hexside that has this letter. */
  static String of(Signbook signs, char letter) {
    return signs.all(On.HEXSIDE).stream()
        .filter(sign -> sign.letter().equals(String.valueOf(letter)))
        .map(sign -> Palette.terminal(sign.colour()))
        .findFirst()
        .orElse("2");
  }
}
