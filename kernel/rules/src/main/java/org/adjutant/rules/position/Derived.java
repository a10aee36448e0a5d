package org.adjutant.rules.position;

import java.util.function.Function;

/**
 * Something that follows from a position alone and is kept with it once it was asked for: who
 * controls what, the paths of a side. A pack holds one of these for each such thing. What it gives
 * must be immutable, or at least look so: it is shared by all who have the position, on any thread.
 *
 * @param <T> what is worked out, never null
 */
public final class Derived<T> {
  private final Function<Position, T> work;
  private final boolean ofPieces;

  private Derived(Function<Position, T> work, boolean ofPieces) {
    this.work = work;
    this.ofPieces = ofPieces;
  }

  /**
   * @param work gives the same for the same position, always
   */
  public static <T> Derived<T> by(Function<Position, T> work) {
    return new Derived<>(work, false);
  }

  /**
   * Something that follows from the pieces alone, and so is the same in a position and in a view
   * that hides none of them, and stays the same while no piece changes.
   *
   * @param work looks at nothing but pieces, and gives the same for the same pieces, always
   */
  public static <T> Derived<T> byPieces(Function<Position, T> work) {
    return new Derived<>(work, true);
  }

  /** Worked out now, or taken from the position. */
  @SuppressWarnings("unchecked") // only this derivation has put it there
  public T of(Position position) {
    Object known = Known.find(ofPieces ? position.roster.known() : position.known(), this);
    if (known == null) {
      T made = work.apply(position);
      if (ofPieces) {
        position.roster.remember(this, made);
      } else {
        position.remember(this, made);
      }
      return made;
    }
    return (T) known;
  }
}
