package org.adjutant.rules.position;

import org.adjutant.rules.data.DataException;
import org.jspecify.annotations.Nullable;

/**
 * Names one piece for the length of a game. A piece that can ever be hidden must carry a neutral id
 * ({@code u17}): what it is belongs into its attributes, which have an audience.
 */
public record PieceId(String id) implements Comparable<PieceId> {
  public PieceId {
    if (id.isEmpty() || id.indexOf(' ') >= 0 || id.indexOf(',') >= 0) {
      throw new DataException("a piece id is one word without commas, not \"" + id + "\"");
    }
  }

  public static PieceId of(String id) {
    return new PieceId(id);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof PieceId o && id.equals(o.id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public int compareTo(PieceId other) {
    return id.compareTo(other.id);
  }

  @Override
  public String toString() {
    return id;
  }
}
