package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.barrage;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.odds.Chances;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Odds;
import org.adjutant.rules.odds.Upshot;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.Test;

/** Odds of the attack of 1a and 1b on 0705, worked out by hand from the results table. */
final class OddsTest {
  private static final Given FRONT =
      barrage(1, "")
          .piece("1a", "half", "british", "0605")
          .steps(2)
          .piece("1b", "half", "british", "0606")
          .steps(2)
          .piece("g1", "regiment", "german", "0705")
          .steps(3);

  private static Forecast.Exact odds(Given at) {
    Input attack =
        Input.act(
            SideId.of("british"),
            "attack",
            Data.of("target", "0705").with("units", Data.texts(java.util.List.of("1a", "1b"))));
    Forecast forecast = Odds.of(at.title()).of(at.position(), attack);
    assertThat(forecast).isInstanceOf(Forecast.Exact.class);
    return (Forecast.Exact) forecast;
  }

  /** The chances of the result with this number among those of each upshot. */
  private static Map<String, Chances> byResult(Forecast.Exact exact, int number) {
    Map<String, Chances> chances = new TreeMap<>();
    for (Upshot upshot : exact.upshots()) {
      chances.merge(upshot.results().get(number), exact.chances(upshot), Chances::plus);
    }
    return chances;
  }

  private static Then tied(Given front) {
    Then laid = front.when("british", "lay 0705 with 1a,1b").then().permitted();
    Then both = laid.when("british", "end").then().when("german", "lay 0605").then().permitted();
    return both.when("german", "end").then().permitted();
  }

  @Test
  void tenAgainstNineInTheOpenIsTheColumnOfPlusOne() {
    assertThat(byResult(odds(FRONT.clock(1, "combat", "british")), 0))
        .containsExactlyInAnyOrderEntriesOf(
            new TreeMap<>(
                Map.of(
                    "D2", Chances.of(1, 6),
                    "Ex", Chances.of(2, 6),
                    ".", Chances.of(1, 6),
                    "A1", Chances.of(1, 6),
                    "A2", Chances.of(1, 6))));
  }

  @Test
  void twoTiedMarkersAreCountedWithAllTheirDice() {
    Forecast.Exact exact = odds(tied(FRONT).given());
    Map<String, Chances> first = byResult(exact, 0);
    // Sums of 8 and 9, nine in 36, are De on a 1; of 10 to 12, six in 36, on a 1 and a 2.
    assertThat(first.get("De")).isEqualTo(Chances.of(9 + 6 * 2, 216));
    assertThat(byResult(exact, 1).get("De")).isEqualTo(first.get("De"));
  }

  @Test
  void nothingButTheSumOfItsDiceMattersInTheCampaign() {
    Roll factor = Roll.of(4, 6, "factor", "0705");
    assertThat(Battle.ZERO_HOUR.sumAlone(factor)).isTrue();
    assertThat(Battle.ZERO_HOUR.sumAlone(Roll.of(java.util.List.of(4, 3), "markers", "")))
        .isFalse();
  }
}
