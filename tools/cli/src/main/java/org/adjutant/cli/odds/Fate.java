package org.adjutant.cli.odds;

/** What can happen to a unit; more than one of them at once. */
enum Fate {
  /** It loses a step or more, its last one included. */
  LOSES("loses a step"),
  /** It retreats. */
  RETREATS("retreats"),
  /** It has no step left, or is no more. */
  GONE("is eliminated");

  private final String words;

  Fate(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }
}
