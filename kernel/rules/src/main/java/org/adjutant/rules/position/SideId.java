package org.adjutant.rules.position;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.jspecify.annotations.Nullable;

/** A side of the conflict, or one of the three that decide without being a side. */
public record SideId(String id) implements Comparable<SideId> {
  private static final List<String> RESERVED = List.of("all", "none", "public");

  /** Whoever acts when the title acts by itself: the wind, a solitaire enemy. */
  public static final SideId SYSTEM = new SideId("system");

  /** Whoever answers rolls: the seed, a person with real dice, a recording. */
  public static final SideId CHANCE = new SideId("chance");

  /** The referee, who sees everything and may override. */
  public static final SideId UMPIRE = new SideId("umpire");

  public SideId {
    if (id.isEmpty() || id.indexOf(',') >= 0 || id.indexOf(' ') >= 0) {
      throw new DataException("a side is named by one word, not \"" + id + "\"");
    }
    if (RESERVED.contains(id)) {
      throw new DataException("a side cannot be called " + id + ": the word says who may know");
    }
  }

  public static SideId of(String id) {
    return new SideId(id);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof SideId o && id.equals(o.id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public int compareTo(SideId other) {
    return id.compareTo(other.id);
  }

  @Override
  public String toString() {
    return id;
  }

  /** Sides as plain data: a list of their ids. */
  public static Data write(List<SideId> sides) {
    return Data.texts(sides.stream().map(SideId::id).toList());
  }

  /** Reads what {@link #write} wrote. @throws DataException if the data are no list of sides */
  public static List<SideId> read(Data data) {
    return data.textItems().stream().map(SideId::of).toList();
  }
}
