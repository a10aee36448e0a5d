package org.adjutant.rules.board.reach;

/** Halves of a movement point as a person writes them. */
public final class Points {
  private Points() {}

  /** {@code 5} halves are {@code 2½ MP}. */
  public static String text(int halves) {
    int whole = halves / 2;
    String half = halves % 2 == 0 ? "" : "½";
    return (whole == 0 && !half.isEmpty() ? "" : Integer.toString(whole)) + half + " MP";
  }
}
