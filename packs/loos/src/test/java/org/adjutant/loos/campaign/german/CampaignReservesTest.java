package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.campaign.german.Reserves.arrivals;
import static org.adjutant.loos.campaign.german.Reserves.campaign;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.api.Test;

/** 11.3 on the pack's own map, with its own order of battle and spans. */
final class CampaignReservesTest {
  private static final int LAST = 8;

  /** The 8th Division has been released, in the last turn, when every die does that. */
  private static Then released(Given given) {
    return arrivals(given, 6, 6, 6);
  }

  @Test
  @ProvesRule("loos:11.3.a")
  void elevenRegimentsOfThreeDivisionsComeAsReinforcements() {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (Piece piece : campaign(1).position().pieces(SideId.of("german"))) {
      counts.merge(piece.attribute(Mark.DIVISION).orElseThrow().text(), 1, Integer::sum);
      assertThat(piece.steps()).as("steps of %s", piece.id()).isEqualTo(3);
    }
    assertThat(counts.keySet()).containsExactly("2G", "4B", "8");
    assertThat(counts.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(11);
    Then then = released(campaign(LAST)).cites("loos:11.3.a");
    for (String division : List.of("2G", "4B", "8")) {
      then.input("loos:11.3.a", "division", division);
      assertThat(then.after().isVacant(Store.unreleased(division))).isTrue();
    }
  }

  @Test
  @ProvesRule("loos:11.3.d")
  void theThirdEntryHexIsThatOf12Dot1UnlessAnotherReadingIsInForce() {
    released(campaign(LAST))
        .choice("enter")
        .offers("G1 0110", "G1 0210", "G1 1201", "G1 3306", "G1 3206")
        .offersNot("G1 2306");
    for (int reading : new int[] {2, 3}) {
      released(campaign(LAST).reading("loos:LI-13", reading))
          .choice("enter")
          .offers("G1 0110", "G1 1201", "G1 2306", "G1 2305")
          .offersNot("G1 3306");
    }
  }

  @Test
  void aWholeDivisionIsPutInAndAroundLens() {
    Then then = released(campaign(LAST));
    for (String hex : List.of("G1 3306", "G2 3306", "G3 3305", "G4 3206")) {
      then = then.answer("german", hex).then().permitted();
    }
    then.choice("enter").about("division", "4B").offers("B5 1201", "B5 3207").offersNot("B5 3306");
  }
}
