package org.adjutant.cli.compare;

/** Sorts of entries of a position, in words. */
final class Sorts {
  private Sorts() {}

  static String name(String sort) {
    return switch (sort) {
      case "control" -> "Control";
      case "tally" -> "Tallies";
      case "feature" -> "The board";
      case "attribute" -> "Attributes";
      case "cup" -> "Cups";
      case "paper" -> "Papers";
      default -> sort;
    };
  }
}
