package org.adjutant.host.packs;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.adjutant.rules.data.DataException;

/**
 * Calls into the code of a pack; whatever it throws, short of the machine's own end, is an issue.
 */
final class Attempt {
  private Attempt() {}

  /** What the call gives; nothing if it failed, which is then noted. */
  static <T> Optional<T> at(String source, String doing, List<Issue> issues, Callable<T> call) {
    try {
      return Optional.of(call.call());
    } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
      issues.add(Issue.error(source, doing + ": " + words(e), e));
      return Optional.empty();
    }
  }

  private static String words(Throwable thrown) {
    Throwable cause = thrown.getCause();
    Throwable e = thrown instanceof InvocationTargetException && cause != null ? cause : thrown;
    String said = e.getMessage() == null ? "" : ": " + e.getMessage();
    if (e instanceof NoClassDefFoundError) {
      return "it uses a class that is not there or not for packs" + said.replace('/', '.');
    }
    if (e instanceof StackOverflowError) {
      return "it calls itself without end";
    }
    boolean plain = e instanceof DataException;
    return plain ? String.valueOf(e.getMessage()) : e.getClass().getSimpleName() + said;
  }
}
