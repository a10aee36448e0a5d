package org.adjutant.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/**
 * Reads lines as they come and repeats them behind the prompt, so that what it writes reads well.
 */
record PipeTalk(BufferedReader in, PrintWriter out) implements Talk {
  @Override
  public Optional<String> ask(String prompt) {
    Optional<String> line = line();
    out.println((prompt + line.orElse("")).stripTrailing());
    out.flush();
    return line;
  }

  @Override
  public Optional<String> secret(String prompt) {
    out.println(prompt.stripTrailing());
    out.flush();
    return line();
  }

  private Optional<String> line() {
    try {
      return Optional.ofNullable(in.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException("what is typed cannot be read", e);
    }
  }

  @Override
  public void say(List<String> lines) {
    lines.forEach(out::println);
    out.flush();
  }

  @Override
  public void clear() {
    // What was written stays written.
  }

  @Override
  public void complete(Completions completions) {
    // Nobody presses Tab.
  }

  @Override
  public void close() {
    out.flush();
  }
}
