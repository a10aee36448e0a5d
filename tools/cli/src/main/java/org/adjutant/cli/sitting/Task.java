package org.adjutant.cli.sitting;

/** What a command does. */
@FunctionalInterface
public interface Task {
  /** Does it, and says what came of it. Errors a person can mend are thrown with their remedy. */
  Answer run(Sitting sitting);
}
