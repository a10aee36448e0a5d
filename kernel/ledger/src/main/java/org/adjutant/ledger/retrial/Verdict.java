package org.adjutant.ledger.retrial;

/** What deciding a recorded ruling again came to. */
public enum Verdict {
  /** The same findings and the same result. */
  SAME("the same", false),
  /** The same result, for other reasons. */
  SAME_BY_ANOTHER_WAY("the same by another way", false),
  /** Permitted as before, and something else came of it. */
  DIFFERENT("different", true),
  /** It was permitted, and is refused now. */
  NO_LONGER_PERMITTED("no longer permitted", true),
  /** It was refused, and is permitted now. */
  NEWLY_PERMITTED("newly permitted", true),
  /** It needs dice that never fell. */
  UNDETERMINED("undetermined", true),
  /** It does not come out on what the viewer sees, so he is told nothing of it. */
  HIDDEN("hidden in part", false),
  /** The pack failed, or can no longer read what was submitted. */
  NOT_JUDGED("could not be judged", true);

  private final String words;
  private final boolean changed;

  Verdict(String words, boolean changed) {
    this.words = words;
    this.changed = changed;
  }

  /** In words, to stand behind a number. */
  public String words() {
    return words;
  }

  /** False if the result is what was recorded, or is not told. */
  public boolean changed() {
    return changed;
  }
}
