package org.adjutant.loos.campaign.stack;

import static org.adjutant.loos.campaign.stack.StackField.battalion;
import static org.adjutant.loos.campaign.stack.StackField.half;
import static org.adjutant.loos.campaign.stack.StackField.pair;
import static org.adjutant.loos.campaign.stack.StackField.phase;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.Marks;
import org.adjutant.rules.data.Data;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** 18.1 and 18.2. */
final class PairsTest {
  private static Given british() {
    return half(phase("movement", "british"), "5a", "5", "0504");
  }

  @Test
  @ProvesRule({"loos:18.1.a", "loos:18.2.b"})
  void theHalvesOfABrigadeMayEndAMoveTogetherOrNot() {
    Given two = half(british(), "5b", "5", "0506");
    two.when("british", "move 5b 0504")
        .then()
        .permitted()
        .cites("loos:18.2.b")
        .input("loos:18.1.a", "of", "5")
        .input("loos:18.1.a", "units", 2)
        .at("5b", "0504");
    two.when("british", "move 5b 0505").then().permitted().citesNot("loos:18.2.b");
  }

  @Test
  @ProvesRule("loos:18.1.a")
  void unitsOfTwoBrigadesDoNotStackThoughOfOneDivision() {
    half(british(), "6a", "6", "0506")
        .when("british", "move 6a 0504")
        .then()
        .refusedAtLeastFor("loos:18.1.a", "loos:5.3.c")
        .may("british")
        .notOffered("move 6a 0504 via 0505", "move 6a 0504");
  }

  @Test
  @ProvesRule("loos:18.1.a")
  void neverThree() {
    half(half(british(), "5b", "5", "0504"), "5c", "5", "0506")
        .when("british", "move 5c 0504")
        .then()
        .refusedAtLeastFor("loos:18.1.a");
  }

  @Test
  @ProvesRule("loos:18.1.a")
  void germansStackWithinTheirDivision() {
    Given first = battalion(phase("movement", "german"), "I-11", "117", "0504");
    battalion(first, "II-11", "117", "0506")
        .when("german", "move II-11 0504")
        .then()
        .permitted()
        .input("loos:18.1.a", "of", "117");
    battalion(first, "I-16", "14", "0506")
        .when("german", "move I-16 0504")
        .then()
        .refusedAtLeastFor("loos:18.1.a");
  }

  @Test
  void byAnotherReadingGermanDivisionsCountForNothingAfterSetUp() {
    Given germans =
        battalion(
                battalion(phase("movement", "german"), "I-11", "117", "0504"), "I-16", "14", "0506")
            .reading("loos:LI-70", 2);
    germans.when("german", "move I-16 0504").then().permitted().at("I-16", "0504");
    half(british(), "6a", "6", "0506")
        .reading("loos:LI-70", 2)
        .when("british", "move 6a 0504")
        .then()
        .refusedAtLeastFor("loos:18.1.a");
  }

  @Test
  @ProvesRule("loos:18.1.c")
  void replacementBattalionsNeverStack() {
    Given first = battalion(phase("movement", "german"), "I-11", "117", "0504");
    battalion(first, "II-11", "117", "0506")
        .being(Mark.RED_DOT)
        .when("german", "move II-11 0504")
        .then()
        .refusedAtLeastFor("loos:18.1.c");
    first
        .piece("blank", "battalion", "german", "0506")
        .when("german", "move blank 0504")
        .then()
        .refusedAtLeastFor("loos:18.1.c");
    first
        .piece("blank", "battalion", "german", "0506")
        .when("german", "move I-11 0506")
        .then()
        .refusedAtLeastFor("loos:18.1.c");
  }

  @Test
  @ProvesRule("loos:18.2.a")
  void theUnitsOfAStackMoveOneByOne() {
    pair(phase("movement", "british"), "5a", "5b", "0504")
        .when("british", "move 5a 0506")
        .then()
        .permitted()
        .input("loos:18.2.a", "stay", 1)
        .at("5a", "0506")
        .at("5b", "0504")
        .when("british", "move 5b 0503")
        .then()
        .permitted()
        .at("5b", "0503");
  }

  @Test
  @ProvesRule({"loos:18.2.c", "loos:18.1.b"})
  void theOrderIsChangedInTheMovementPhaseAlone() {
    pair(phase("movement", "british"), "5a", "5b", "0504")
        .when("british", "order 0504 5a")
        .then()
        .permitted()
        .cites("loos:18.1.b")
        .input("loos:18.2.c", "reserve", "5b")
        .may("british")
        .offered("order 0504 5b", "move 5a 0506 via 0505")
        .notOffered("order 0504 5a");
    for (String phase : new String[] {"combat", "mobile-movement", "mobile-combat"}) {
      pair(phase(phase, "british"), "5a", "5b", "0504")
          .when("british", "order 0504 5a")
          .then()
          .refused("loos:18.2.c");
    }
    pair(phase("movement", "german"), "5a", "5b", "0504")
        .when("british", "order 0504 5a")
        .then()
        .refused("loos:18.2.c");
  }

  @Test
  void theUpperUnitIsTheLastInItsHex() {
    var after =
        pair(phase("movement", "british"), "5a", "5b", "0504")
            .when("british", "order 0504 5a")
            .then()
            .after();
    Assertions.assertThat(after.at(org.adjutant.rules.board.Place.parse("0504")))
        .extracting(piece -> piece.id().id())
        .containsExactly("5b", "5a");
  }

  @Test
  void byAnotherReadingTheOrderIsAMoveOfBoth() {
    Given given = pair(phase("movement", "british"), "5a", "5b", "0504").reading("loos:LI-59", 2);
    given
        .when("british", "order 0504 5a")
        .then()
        .permitted()
        .usesReading("loos:LI-59", 2)
        .having("5a", Marks.MOVED, Data.of(true))
        .having("5b", Marks.MOVED, Data.of(true));
    given
        .where("5b")
        .being(Marks.MOVED)
        .when("british", "order 0504 5a")
        .then()
        .refused("loos:18.2.c");
  }
}
