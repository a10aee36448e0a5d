package org.adjutant.host.packs;

import java.util.Optional;

/**
 * Something found while packs were looked for.
 *
 * @param message what is wrong and what would be right
 * @param source where: a jar, a services file, a class, a pack's id
 * @param cause the exception behind it, if there was one
 */
public record Issue(Severity severity, String message, String source, Optional<Throwable> cause) {

  /** What an issue means for the pack it is about. */
  public enum Severity {
    /** It can be played; somebody should know all the same. */
    WARNING,
    /** It cannot be played. */
    ERROR
  }

  static Issue error(String source, String message) {
    return new Issue(Severity.ERROR, message, source, Optional.empty());
  }

  static Issue error(String source, String message, Throwable cause) {
    return new Issue(Severity.ERROR, message, source, Optional.of(cause));
  }

  static Issue warning(String source, String message) {
    return new Issue(Severity.WARNING, message, source, Optional.empty());
  }

  @Override
  public String toString() {
    return severity.name().toLowerCase(java.util.Locale.ROOT) + ": " + source + ": " + message;
  }
}
