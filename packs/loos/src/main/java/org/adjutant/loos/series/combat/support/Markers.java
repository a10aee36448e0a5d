package org.adjutant.loos.series.combat.support;

import java.util.List;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Source;

/** Markers as terms of a side's strength. */
public final class Markers {
  private Markers() {}

  /**
   * Each marker with its number, halved and rounded down against a fortification (8.2.3).
   *
   * @param halved whether the attacker's markers fall on a fortification
   */
  public static List<Term> terms(List<Integer> numbers, boolean halved) {
    java.util.ArrayList<Term> terms = new java.util.ArrayList<>();
    for (int number : numbers) {
      int value = halved ? number / 2 : number;
      Source printed = new Source("tally", "support marker", "+" + number, Provenance.PRINTED);
      terms.add(new Term("marker " + (terms.size() + 1) + " +" + number, value, printed));
    }
    return terms;
  }
}
