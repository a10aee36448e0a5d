package org.adjutant.loos.campaign.german;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.support.SimpleChoice;

/** {@code arrivals breakdown}: what the German does next, where LI-63 lets him choose. */
final class OrderChoice {
  static final String NAME = "arrivals";
  static final String NEXT = "next";
  private static final String RULE = "loos:13.1.d";

  static final ChoiceKind KIND =
      SimpleChoice.among(
          NAME,
          "Release, breakdown or replacements next?",
          Shape.of(
              Field.word(
                  NEXT,
                  List.of(Arrivals.RELEASE, Arrivals.BREAKDOWN, Arrivals.REPLACEMENTS),
                  "what is done next")),
          RULE,
          (desk, choice) ->
              choice.facts().get(Arrivals.LEFT).textItems().stream()
                  .map(word -> Data.of(NEXT, word))
                  .toList());

  private OrderChoice() {}
}
