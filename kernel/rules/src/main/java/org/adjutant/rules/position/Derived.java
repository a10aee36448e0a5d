package org.adjutant.rules.position;

import java.util.Collections;
import java.util.Set;
import java.util.function.Function;
import org.adjutant.rules.board.Place;
import org.jspecify.annotations.Nullable;

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
  private final @Nullable Carry<T> carry;

  /**
   * Makes what is worked out from pieces anew after a few of them have changed.
   *
   * @param <T> what is worked out
   */
  @FunctionalInterface
  public interface Carry<T> {
    /**
     * @param before what was worked out before the changes; it stays as it is
     */
    T over(T before, Position now, Changes changes);
  }

  /**
   * The pieces that are otherwise than they were, came or went, and the places where others lie
   * than did, or in another order.
   */
  public record Changes(Set<PieceId> pieces, Set<Place> places) {
    static final Changes NONE = new Changes(Collections.emptySet(), Collections.emptySet());
  }

  private Derived(Function<Position, T> work, boolean ofPieces, @Nullable Carry<T> carry) {
    this.work = work;
    this.ofPieces = ofPieces;
    this.carry = carry;
  }

  /**
   * @param work gives the same for the same position, always
   */
  public static <T> Derived<T> by(Function<Position, T> work) {
    return new Derived<>(work, false, null);
  }

  /**
   * Something that follows from the pieces alone, and so is the same in a position and in a view
   * that hides none of them, and stays the same while no piece changes.
   *
   * @param work looks at nothing but pieces, and gives the same for the same pieces, always
   */
  public static <T> Derived<T> byPieces(Function<Position, T> work) {
    return new Derived<>(work, true, null);
  }

  /**
   * As the other, worked out from what it was where only a few pieces have changed since.
   *
   * @param carry gives what {@code work} would give for the pieces as they are now, always
   */
  public static <T> Derived<T> byPieces(Function<Position, T> work, Carry<T> carry) {
    return new Derived<>(work, true, carry);
  }

  /** Worked out now, or taken from the position. */
  @SuppressWarnings("unchecked") // only this derivation has put it there
  public T of(Position position) {
    Object known = Known.find(ofPieces ? position.roster.known() : position.known(), this);
    if (known == null) {
      T made = made(position);
      if (ofPieces) {
        position.roster.remember(this, made);
      } else {
        position.remember(this, made);
      }
      return made;
    }
    return (T) known;
  }

  @SuppressWarnings("unchecked") // only this derivation has put it there
  private T made(Position position) {
    Past past = carry == null ? null : position.roster.past();
    Object before = past == null ? null : Known.find(past.known(), this);
    return carry == null || past == null || before == null
        ? work.apply(position)
        : carry.over((T) before, position, past.changes());
  }
}
