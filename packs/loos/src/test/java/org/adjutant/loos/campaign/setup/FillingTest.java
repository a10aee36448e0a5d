package org.adjutant.loos.campaign.setup;

import static org.adjutant.loos.campaign.setup.SettingUp.british;
import static org.adjutant.loos.campaign.setup.SettingUp.german;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.junit.jupiter.api.Test;

/** Set-ups begun by hand and filled up (11.1). */
final class FillingTest {
  @Test
  void theReadyMadeSetUpFillsUpWhatWasBegunByHandAndMovesNothing() {
    Given begun =
        german()
            .when("german", "deploy I-16 1201")
            .then()
            .permitted()
            .when("german", "deploy II-16 1310")
            .then()
            .permitted()
            .given();
    Position filled = begun.when("german", "deploy-all").then().permitted().given().position();
    assertThat(filled.piece(PieceId.of("I-16")).orElseThrow().place().text()).isEqualTo("1201");
    assertThat(filled.piece(PieceId.of("II-16")).orElseThrow().place().text()).isEqualTo("1310");
    assertThat(filled.at(Stores.SET_UP)).noneMatch(piece -> piece.side().equals(Store.GERMAN));
    assertThat(
            filled.pieces(Store.GERMAN).stream()
                .map(piece -> piece.place())
                .filter(place -> place instanceof Hex))
        .hasSize(27)
        .doesNotHaveDuplicates();
  }

  @Test
  void aDivisionBegunInAnotherSectorThanPlannedIsFilledUpThere() {
    Given all =
        british()
            .when("british", "deploy 5a 3118")
            .then()
            .permitted()
            .when("british", "deploy-all")
            .then()
            .permitted()
            .at("5a", "3118")
            .given();
    all.when("british", "ready").then().permitted();
  }

  @Test
  void whatIsDeployedMayBeLiftedAndDeployedAgainUntilTheSideIsReady() {
    Given all = german().when("german", "deploy-all").then().permitted().given();
    assertThat(offered(all)).contains("lift", "ready").doesNotContain("deploy-all");
    Position again = all.when("german", "deploy-all").then().permitted().given().position();
    assertThat(again.pieces(Store.GERMAN)).isEqualTo(all.position().pieces(Store.GERMAN));
    Given lifted = all.when("german", "lift I-16").then().permitted().given();
    assertThat(offered(lifted)).contains("deploy", "lift", "deploy-all");
    lifted.when("german", "deploy I-16 1201").then().permitted();
  }

  private static List<String> offered(Given given) {
    return Offers.of(given.title(), given.position(), Store.GERMAN).stream()
        .map(Offers.Legal::kind)
        .toList();
  }

  @Test
  void aSetUpOfOnesOwnMovesTheUnitsItNamesAlone() {
    british()
        .when("british", "deploy 5a 0218")
        .then()
        .permitted()
        .when("british", "deploy 6a 0318")
        .then()
        .permitted()
        .when("british", "deploy-all", Data.of("hexes", Data.of("0518", Data.texts(List.of("5a")))))
        .then()
        .permitted()
        .at("5a", "0518")
        .at("6a", "0318");
  }
}
