package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Source;

/**
 * One number that a side's strength is made of.
 *
 * @param of what it stands for: a unit's id, or {@code marker +3}
 * @param value in strength points
 * @param source where the number comes from
 */
public record Term(String of, int value, Source source) {

  /** A unit with a value printed on its counter, or a multiple of it. */
  public static Term unit(Unit unit, int value) {
    Source printed =
        new Source(
            "piece", unit.name() + " " + unit.id(), unit.values(), unit.counter().provenance());
    return new Term(unit.id().id(), value, printed);
  }

  public static int total(List<Term> terms) {
    return terms.stream().mapToInt(Term::value).sum();
  }

  /** What each is worth, by what it stands for. */
  public static Data write(List<Term> terms) {
    Data data = Data.EMPTY;
    for (Term term : terms) {
      data = data.with(term.of(), term.value());
    }
    return data;
  }
}
