package org.adjutant.rules.engine;

import java.util.List;

/**
 * The ids of the few rules that hold in every title; their statements are in the kernel's own rule
 * index.
 */
public final class KernelRules {
  /** Nothing can be done once the game is over. */
  public static final String OVER = "kernel:over";

  /** A side that owes a choice answers it before it does anything else. */
  public static final String CHOICE_OWED = "kernel:choice-owed";

  /** An action waits until the procedure in progress is over. */
  public static final String IN_PROGRESS = "kernel:in-progress";

  /** Only the owner of a choice answers it. */
  public static final String OWNER = "kernel:owner";

  /** Dice fall as chance has them and are only read. */
  public static final String DICE = "kernel:dice";

  /** An umpire's ruling stands above the rules. */
  public static final String UMPIRE = "kernel:umpire";

  /** Those that keep procedures in order. Nobody can set them aside. */
  static final List<String> PROCEDURE = List.of(OVER, CHOICE_OWED, IN_PROGRESS, OWNER);

  private KernelRules() {}
}
