package org.adjutant.loos.series.combat.support;

import java.util.List;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;

/** Markers as they are used, and as terms of a side's strength (7.2). */
public final class Markers {
  private static final String ONCE = "loos:7.2.a";
  private static final String WHOLLY = "loos:7.2.d";

  private Markers() {}

  /** Tells in the trail that a side's markers go to one target hex, and are used for this turn. */
  public static void findUsed(Play play, SideId side, Hex target, List<Integer> numbers) {
    if (!numbers.isEmpty()) {
      Data facts =
          Data.of("side", side.id())
              .with("target", target.id())
              .with("markers", Data.numbers(numbers));
      play.find(Finding.applies(WHOLLY, "each marker is applied wholly to one hex", facts));
      play.find(Finding.applies(ONCE, "the markers are used for this turn", facts));
    }
  }

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
