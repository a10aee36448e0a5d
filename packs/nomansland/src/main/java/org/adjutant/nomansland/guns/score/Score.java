package org.adjutant.nomansland.guns.score;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;

/** A die, or the die that counts of several, and what is added to it, each by name. */
public record Score(int die, List<Part> parts) {
  /** One modifier. */
  public record Part(String name, int value) {}

  public Score {
    if (die < 1 || die > 6) {
      throw new IllegalArgumentException("a die shows 1 to 6, not " + die);
    }
    parts = List.copyOf(parts);
  }

  public static Score of(int die) {
    return new Score(die, List.of());
  }

  /** The same with one modifier more; one of 0 changes nothing and is left out. */
  public Score plus(String name, int value) {
    if (value == 0) {
      return this;
    }
    List<Part> more = new ArrayList<>(parts);
    more.add(new Part(name, value));
    return new Score(die, more);
  }

  /** The same with all these modifiers more. */
  public Score plus(List<Part> more) {
    Score sum = this;
    for (Part part : more) {
      sum = sum.plus(part.name(), part.value());
    }
    return sum;
  }

  public int total() {
    return die + parts.stream().mapToInt(Part::value).sum();
  }

  /** The die, each modifier under its name, and the total, for a finding. */
  public Data data() {
    Data data = Data.of("die", die);
    for (Part part : parts) {
      data = data.with(part.name(), part.value());
    }
    return data.with("total", total());
  }
}
