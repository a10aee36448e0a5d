package org.adjutant.cli.print;

/** Colours for a terminal, or none. */
public record Ink(boolean coloured) {
  private static final String OFF = "\u001b[0m";

  public String bold(String text) {
    return in("1", text);
  }

  public String dim(String text) {
    return in("2", text);
  }

  public String good(String text) {
    return in("32", text);
  }

  public String bad(String text) {
    return in("31", text);
  }

  public String rule(String text) {
    return in("36", text);
  }

  public String warn(String text) {
    return in("33", text);
  }

  /** The colour of the side of this rank, from 0; after six they repeat. */
  public String side(int rank, String text) {
    String[] codes = {"1;34", "1;31", "1;32", "1;35", "1;36", "1;33"};
    return in(codes[Math.floorMod(rank, codes.length)], text);
  }

  /** Colours by the codes of a terminal: {@code 1;34}. */
  public String in(String codes, String text) {
    return coloured && !text.isEmpty() ? "\u001b[" + codes + "m" + text + OFF : text;
  }
}
