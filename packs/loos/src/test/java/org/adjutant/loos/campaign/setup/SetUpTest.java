package org.adjutant.loos.campaign.setup;

import static org.adjutant.loos.campaign.setup.SettingUp.british;
import static org.adjutant.loos.campaign.setup.SettingUp.german;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.junit.jupiter.api.Test;

final class SetUpTest {

  @Test
  @ProvesRule({"loos:11.1.a", "loos:11.1.b"})
  void theMarkersStandOnZeroHourAndTenAreOnTheBritishTrack() {
    Position position = german().position();
    assertThat(position.clock().turn()).isZero();
    assertThat(position.tally(Store.artillery(Store.BRITISH))).isEqualTo(10);
    assertThat(position.tally(Store.artillery(Store.GERMAN))).isZero();
  }

  @Test
  @ProvesRule("loos:11.1.c")
  void theGermanDeploysCompletelyBeforeTheBritish() {
    german().when("british", "deploy 5a 0218").then().refusedAtLeastFor("loos:11.1.c");
    german().when("german", "ready").then().refusedAtLeastFor("loos:11.2.a", "loos:11.2.c");
    british().when("german", "lift I-16").then().refusedAtLeastFor("loos:11.1.c");
    british().when("british", "deploy 5a 0218").then().permitted().at("5a", "0218");
  }

  @Test
  @ProvesRule({"loos:11.2.a", "loos:11.3.a"})
  void twentySevenBattalionsDeployAndElevenRegimentsWait() {
    Position position = german().position();
    List<Piece> german = position.pieces(Store.GERMAN);
    assertThat(german.stream().filter(p -> p.place().text().equals("box:set-up"))).hasSize(27);
    assertThat(german.stream().filter(p -> p.place().text().startsWith("box:division-")))
        .hasSize(11)
        .allMatch(p -> p.steps() == 3);
    String regiment =
        german.stream().filter(p -> p.steps() == 3).findFirst().orElseThrow().id().id();
    german().when("german", "deploy " + regiment + " 1310").then().refusedAtLeastFor("loos:11.6.a");
  }

  @Test
  @ProvesRule("loos:11.2.b")
  void aBattalionGoesAnywhereButToTheBritishLineAndBehindIt() {
    german().when("german", "deploy I-16 0218").then().refused("loos:11.2.b");
    german().when("german", "deploy I-16 0219").then().refused("loos:11.2.b");
    german().when("german", "deploy I-16 1201").then().permitted().at("I-16", "1201");
    Given literal = german().reading("loos:LI-65", 2);
    literal.when("german", "deploy I-16 0219").then().permitted();
    literal.when("german", "deploy I-16 0218").then().refused("loos:11.2.b");
  }

  @Test
  @ProvesRule("loos:11.2.c")
  void everyBritishHexOfTheSectorsMustHaveABattalionNextToIt() {
    Given deployed = german().when("german", "deploy-all").then().permitted().given();
    deployed
        .when("german", "lift I-16")
        .then()
        .permitted()
        .when("german", "deploy I-16 1310")
        .then()
        .refused("loos:11.2.d");
    deployed
        .when("german", "deploy I-16 1201")
        .then()
        .permitted()
        .when("german", "ready")
        .then()
        .refused("loos:11.2.c");
    deployed.when("german", "ready").then().permitted().phase("set-up");
    deployed.reading("loos:LI-82", 2).when("german", "ready").then().refused("loos:11.2.c");
  }

  @Test
  @ProvesRule("loos:11.2.d")
  void noTwoBattalionsShareAHex() {
    german()
        .when("german", "deploy I-16 1310")
        .then()
        .permitted()
        .when("german", "deploy II-16 1310")
        .then()
        .refused("loos:11.2.d");
  }

  @Test
  @ProvesRule("loos:11.2.e")
  void twoBlankBattalionsLieInTheDeadpile() {
    assertThat(german().position().at(Store.DEADPILE)).hasSize(2).allMatch(p -> p.steps() == 0);
  }

  @Test
  void aUnitCanBePickedUpAndMovedUntilTheSideIsReady() {
    german()
        .when("german", "deploy I-16 1310")
        .then()
        .permitted()
        .when("german", "deploy I-16 1311")
        .then()
        .at("I-16", "1311")
        .when("german", "lift I-16")
        .then()
        .at("I-16", "box:set-up")
        .when("german", "lift I-16")
        .then()
        .refused("loos:11.1.c")
        .when("german", "end")
        .then()
        .refusedAtLeastFor("loos:4.1.b");
  }

  @Test
  @ProvesRule({"loos:11.5.a", "loos:11.6.b"})
  void aDivisionKeepsToTheFrontLineOfOneSector() {
    Given one =
        british()
            .when("british", "deploy 5a 0218")
            .then()
            .cites("loos:11.5.a")
            .input("loos:11.5.a", "sector", "I")
            .given();
    one.when("british", "deploy 6a 0718").then().refused("loos:11.6.b");
    one.when("british", "deploy 6a 0619").then().permitted();
    one.when("british", "deploy 6a 0219").then().refused("loos:11.6.b");
    one.when("british", "deploy 6a 1310").then().refused("loos:11.6.b");
  }

  @Test
  @ProvesRule({"loos:11.6.a", "loos:13.3.a"})
  void theReserveDivisionsWaitInTheirBox() {
    Given given = british();
    List<Piece> waiting = given.position().at(Store.AVAILABLE);
    assertThat(waiting).hasSize(12);
    given
        .when("british", "deploy " + waiting.get(0).id().id() + " 0218")
        .then()
        .refused("loos:11.6.a");
  }

  @Test
  @ProvesRule("loos:11.6.c")
  void everySectorTakesOneDivision() {
    Given one = british().when("british", "deploy 5a 0218").then().permitted().given();
    one.when("british", "deploy 26a 0318").then().refused("loos:11.6.c");
    one.when("british", "ready").then().refusedAtLeastFor("loos:11.6.c", "loos:11.6.b");
  }

  @Test
  @ProvesRule({"loos:11.6.d", "loos:11.6.e"})
  void onlyHalvesOfABrigadeStackAndHexesMayStayEmpty() {
    british()
        .when("british", "deploy 5a 0218")
        .then()
        .permitted()
        .when("british", "deploy 6a 0218")
        .then()
        .refused("loos:11.6.e")
        .when("british", "deploy 5b 0218")
        .then()
        .permitted();
    Given all = british().when("british", "deploy-all").then().permitted().given();
    assertThat(all.position().at(new Hex("0418"))).isEmpty();
    all.when("british", "ready")
        .then()
        .permitted()
        .cites("loos:10.2.a", "loos:11.1.a", "loos:11.2.e")
        .input("loos:11.1.b", "british", 10)
        .phase("aircraft");
  }

  @Test
  void aSetUpOfOnesOwnIsCheckedUnitByUnit() {
    Data own = Data.of("0218", Data.texts(List.of("5a", "6a")));
    british().when("british", "deploy-all", Data.of("hexes", own)).then().refused("loos:11.6.e");
    british()
        .when("british", "deploy-all", Data.of("hexes", Data.of("9999", Data.texts(List.of("5a")))))
        .then()
        .refused("loos:11.1.c");
    british()
        .when(
            "british",
            "deploy-all",
            Data.of("hexes", Data.of("0218", Data.texts(List.of("5b", "5a")))))
        .then()
        .permitted()
        .at("5a", "0218");
  }
}
