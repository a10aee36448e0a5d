package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** Who may know something: everyone, some sides, or nobody but the umpire. */
public record Audience(boolean everyone, List<SideId> sides) {
  public static final Audience ALL = new Audience(true, List.of());
  public static final Audience NONE = new Audience(false, List.of());

  public Audience {
    sides = everyone ? List.of() : List.copyOf(new TreeSet<>(sides));
  }

  public static Audience of(SideId... sides) {
    return new Audience(false, List.of(sides));
  }

  public boolean includes(Viewer viewer) {
    if (everyone || viewer.isUmpire()) {
      return true;
    }
    for (SideId side : sides) {
      if (side.id().equals(viewer.id())) {
        return true;
      }
    }
    return false;
  }

  /** This audience and one side more. */
  public Audience and(SideId side) {
    if (everyone || sides.contains(side)) {
      return this;
    }
    List<SideId> more = new ArrayList<>(sides);
    more.add(side);
    return new Audience(false, more);
  }

  /** True if everybody in {@code other} is in this audience too. */
  public boolean covers(Audience other) {
    return everyone || (!other.everyone && sides.containsAll(other.sides));
  }

  /** {@code all}, {@code none}, or the sides with commas; {@link #parse} reads it back. */
  public String text() {
    if (everyone) {
      return "all";
    }
    return sides.isEmpty() ? "none" : String.join(",", sides.stream().map(SideId::id).toList());
  }

  public static Audience parse(String text) {
    return switch (text) {
      case "all" -> ALL;
      case "none" -> NONE;
      default -> new Audience(false, Arrays.stream(text.split(",")).map(SideId::of).toList());
    };
  }
}
