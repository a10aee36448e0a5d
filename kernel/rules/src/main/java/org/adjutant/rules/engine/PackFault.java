package org.adjutant.rules.engine;

import java.util.function.Supplier;
import org.adjutant.rules.spi.Title;

/**
 * A pack did what it must not: its stage threw, named a stage that is not there, or never came to
 * an end. Nothing is recorded.
 */
public final class PackFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public PackFault(String message, Throwable cause) {
    super(message, cause);
  }

  public PackFault(String message) {
    super(message);
  }

  /**
   * Runs a pack's code; whatever it throws comes out as a fault that says where. The words are put
   * together only then.
   */
  static <T> T guard(Title title, Supplier<String> where, Supplier<T> code) {
    try {
      return code.get();
    } catch (PackFault e) {
      throw e;
    } catch (RuntimeException e) {
      throw new PackFault(title.pack() + ": " + where.get() + " failed: " + e, e);
    }
  }
}
