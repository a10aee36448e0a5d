package org.adjutant.rules.position;

/** The one-line text of a piece, its attributes apart; the base of its equality and its digest. */
final class PieceText {
  private PieceText() {}

  static String line(Piece piece) {
    return piece.id()
        + " "
        + piece.kind()
        + " "
        + piece.side()
        + " "
        + piece.place().text()
        + " "
        + piece.steps()
        + " "
        + piece.facing()
        + " "
        + piece.knownTo().text();
  }
}
