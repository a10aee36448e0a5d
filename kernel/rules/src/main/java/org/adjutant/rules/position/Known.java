package org.adjutant.rules.position;

import org.jspecify.annotations.Nullable;

/**
 * Something worked out from a position, or from its pieces, when it was first asked for, and what
 * was before: a view, by its viewer, or what a {@link Derived} gives. Two threads that ask at the
 * same time may work it out twice.
 */
record Known(Object by, Object what, @Nullable Known before) {

  /** What a derivation gave, or null. */
  @SuppressWarnings("ReferenceEquality") // a derivation is the same only as itself
  static @Nullable Object find(@Nullable Known newest, Derived<?> by) {
    for (Known one = newest; one != null; one = one.before()) {
      if (one.by() == by) {
        return one.what();
      }
    }
    return null;
  }
}
