package org.adjutant.loos.series.combat.clash;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.ruling.Source;

/**
 * Terrain that gives the defender a line of the combat results table.
 *
 * @param line the id of the line
 * @param rule the statement by which it applies
 * @param sources the terrain, where its line comes from, and the readings it depends on
 */
public record Cover(String line, String rule, List<Source> sources) {
  public Cover {
    sources = List.copyOf(sources);
  }

  public Cover(String line, String rule, Source source) {
    this(line, rule, List.of(source));
  }

  /** The same line by another statement. */
  public Cover by(String other) {
    return new Cover(line, other, sources);
  }

  /** The same line, which depends on this too. */
  public Cover from(Source source) {
    List<Source> more = new ArrayList<>(sources);
    more.add(source);
    return new Cover(line, rule, more);
  }
}
