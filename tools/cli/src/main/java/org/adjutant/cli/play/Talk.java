package org.adjutant.cli.play;

import java.util.List;
import java.util.Optional;

/** The two ends of a conversation. */
interface Talk extends AutoCloseable {
  /** What is typed behind a prompt; empty at the end of the input. */
  Optional<String> ask(String prompt);

  /** As {@link #ask}, but what is typed is not shown. */
  Optional<String> secret(String prompt);

  void say(List<String> lines);

  /** Takes from sight what was said so far. */
  void clear();

  /** What may be completed from now on. */
  void complete(Completions completions);

  @Override
  void close();
}
