package org.adjutant.rules.spi;

/**
 * A named step of a procedure. It records what happens through {@link Play} and says how to go on.
 * Pure.
 */
@FunctionalInterface
public interface Stage {
  Step run(Play play);
}
