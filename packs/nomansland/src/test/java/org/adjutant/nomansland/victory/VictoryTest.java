package org.adjutant.nomansland.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 3: how the game ends, and for whom. */
final class VictoryTest {
  private static Given late(String scenario) {
    return Battle.phase(scenario, "counter-attack", "defender")
        .piece("a1", "fr-inf", "attacker", "O3")
        .piece("d1", "ge-inf", "defender", "J3")
        .cup("elan", "rallying");
  }

  private static final Given LATE = late("raining-shells");

  private static Then turnEnds(Given given) {
    return given.when("defender", "end").die("elan draw", 1).then();
  }

  private static Then over(Given given) {
    Then drawn = turnEnds(given);
    return drawn.after().openRoll().isPresent() ? drawn.diceFall(3).then() : drawn;
  }

  @Test
  @ProvesRule({"nomansland:3.a", "nomansland:0.5.f"})
  void theGameEndsWithTheTurnOfTheLastMarker() {
    over(LATE).cites("nomansland:3.a", "nomansland:0.5.f").outcome("points", "defender");
    Then on = over(LATE.cup("elan", "rallying", "forward")).citesNot("nomansland:3.a");
    on.cites("nomansland:0.5.f", "nomansland:2.5.2.a").turn(2).phase("artillery");
  }

  @Test
  @ProvesRule("nomansland:2.5.2.a")
  void theNextTurnStartsWithTheAttackersArtillery() {
    Then on = over(LATE.cup("elan", "rallying", "forward")).cites("nomansland:2.5.2.a");
    on.turn(2).phase("artillery").may("attacker").act("end");
  }

  @Test
  void byOtherReadingsItEndsAtOnceOrAtTheNextFailedDraw() {
    Given atOnce = LATE.reading("nomansland:NI-014", 2);
    turnEnds(atOnce).noEvent("nomansland/TurnEnded").outcome("points", "defender");
    Given failed = LATE.reading("nomansland:NI-014", 3);
    over(failed).turn(2);
    Given empty = failed.cup("elan");
    empty.when("defender", "end").then().cites("nomansland:3.a").outcome("points", "defender");
  }

  @Test
  void byAnotherReadingOnlyElanMarkersProlongTheGame() {
    Given cup = LATE.cup("elan", "rallying", "cp");
    over(cup).turn(2);
    over(cup.reading("nomansland:NI-015", 2)).cites("nomansland:3.a").turn(1);
  }

  @Test
  @ProvesRule({"nomansland:3.c", "nomansland:3.d"})
  void unitsInErichAndFriedrichAreCounted() {
    Given held = LATE.moved("a1", "J5").piece("a2", "fr-inf", "attacker", "J5");
    over(held).input("nomansland:3.c", "attacker", 2).input("nomansland:3.c", "defender", 1);
    over(held).outcome("points", "attacker");
    Given deep = LATE.moved("a1", "G5").being("pinned");
    over(deep).input("nomansland:3.d", "attacker", 2).outcome("points", "attacker");
    over(LATE.moved("d1", "G5")).input("nomansland:3.c", "defender", 0).outcome("draw");
  }

  @Test
  void contestedUnitsCountUnlessAnotherReadingHolds() {
    Given held = LATE.moved("a1", "J3");
    over(held).input("nomansland:3.c", "attacker", 1).outcome("draw");
    Given other = held.reading("nomansland:NI-017", 2).reading("nomansland:NI-018", 2);
    over(other).input("nomansland:3.c", "attacker", 0).outcome("points", "defender");
    Given steps = LATE.where("d1").steps(2).reading("nomansland:NI-017", 3);
    over(steps).input("nomansland:3.c", "defender", 2);
  }

  @Test
  @ProvesRule("nomansland:3.g")
  void aSideWithNobodyLeftEndsTheGame() {
    Given cup = LATE.cup("elan", "rallying", "forward");
    over(cup.without("a1")).cites("nomansland:3.g").outcome("points", "defender");
    over(cup.moved("a1", "box:pool-attacker")).citesNot("nomansland:3.g").turn(2);
    over(cup.without("d1")).cites("nomansland:3.g").outcome("draw");
    Given due = cup.moved("d1", "box:counter-attack");
    over(due).citesNot("nomansland:3.g").turn(2);
    Given pinned = cup.where("a1").being("pinned");
    over(pinned).turn(2);
    over(pinned.reading("nomansland:NI-016", 2)).cites("nomansland:3.g").turn(1);
    over(cup.without("a1").reading("nomansland:NI-016", 3)).turn(2);
  }

  @Test
  void aReserveThatCanNoLongerBeCalledKeepsNobodyFighting() {
    Given reserve = LATE.cup("elan", "rallying", "forward").moved("d1", "box:reserve");
    over(reserve).citesNot("nomansland:3.g").turn(2);
    Given flare = reserve.attribute(Subject.GAME, "sos", Data.of(1));
    over(flare).cites("nomansland:3.g");
    over(flare.reading("nomansland:NI-077", 2)).citesNot("nomansland:3.g").turn(2);
    Given launched = flare.attribute(Subject.GAME, "launched", Data.of(1));
    over(launched.reading("nomansland:NI-077", 2)).cites("nomansland:3.g");
  }

  @Test
  void aCompanyThatNobodyIsLeftToCallKeepsNobodyFighting() {
    Given waits =
        late("specialists")
            .cup("elan", "rallying", "forward")
            .without("a1")
            .piece("later", "fr-hp16", "attacker", "box:pool-attacker")
            .having("company", 3);
    over(waits).cites("nomansland:3.g");
    Given called = waits.attribute(Subject.GAME, "wave-called", Data.of(true));
    over(called).citesNot("nomansland:3.g").turn(2);
  }

  @Test
  @ProvesRule("nomansland:3.b")
  void theGameEndsByAgreement() {
    Given now = LATE.clock(3, "action", "attacker");
    Then offered = now.when("attacker", "offer-end").then().permitted();
    offered.choice("end-offered").ownedBy("defender");
    Then agreed = offered.answer("defender", "yes").then().cites("nomansland:3.b");
    agreed.outcome("points", "defender");
    Then not = offered.answer("defender", "no").then().noChoice().phase("action");
    not.when("attacker", "offer-end").then().refused("nomansland:3.b");
    not.may("attacker").notOffered("offer-end");
    now.when("defender", "offer-end").then().refused("nomansland:3.b");
    LATE.clock(0, "bombardment", "attacker")
        .when("attacker", "offer-end")
        .then()
        .refused("nomansland:3.b");
  }

  @Test
  @ProvesRule("nomansland:3.e")
  void reachingGerhardWinsTheGame() {
    Given reached = LATE.moved("a1", "D4").piece("d2", "ge-inf", "defender", "D4");
    over(reached).cites("nomansland:3.e").outcome("breakthrough", "attacker");
    Given uncontested = reached.reading("nomansland:NI-019", 3);
    over(uncontested).outcome("points", "defender");
    over(LATE.moved("a1", "E3")).citesNot("nomansland:3.e");
  }

  @Test
  @ProvesRule("nomansland:S01.special.g")
  void inTheFirstScenarioOtherTrenchesAndTheSecondWireAreOpenGround() {
    Given first = late("fix-bayonet");
    Field field = new Field(Battle.setting("fix-bayonet"), first.position());
    Field fifth = new Field(Battle.setting("raining-shells"), first.position());
    for (String hex : List.of("G4", "D4", "E3", "I11", "Q7")) {
      assertThat(field.isTrenchLike(new Hex(hex))).isFalse();
      assertThat(field.limit(new Hex(hex))).isEqualTo(4);
      assertThat(fifth.isTrenchLike(new Hex(hex))).isTrue();
    }
    assertThat(field.wire(new Hex("H5"))).isEqualTo(Wire.NONE);
    assertThat(field.wire(new Hex("K5"))).isEqualTo(Wire.DAMAGED);
    assertThat(field.isTrenchLike(new Hex("J5"))).isTrue();
  }

  @Test
  @ProvesRule("nomansland:S01.victory.a")
  void inTheFirstScenarioErichAloneCounts() {
    Given first = late("fix-bayonet");
    over(first.moved("a1", "D4")).cites("nomansland:S01.victory.a").outcome("points", "defender");
    over(first.moved("a1", "G4")).input("nomansland:3.d", "attacker", 0);
    over(first.moved("a1", "J4")).input("nomansland:3.c", "attacker", 1).outcome("draw");
  }

  @ParameterizedTest
  @CsvSource({
    "a-gun-still-too-far, S02", "evil-genius, S03", "ouch-at-hooge, S04", "raining-shells, S05",
    "tank-you, S06", "sturmtruppen, S07", "specialists, S08", "silent-death, S09",
    "last-gamble, S11"
  })
  @ProvesRule({
    "nomansland:S02.victory.a",
    "nomansland:S03.victory.a",
    "nomansland:S04.victory.a",
    "nomansland:S05.victory.a",
    "nomansland:S06.victory.a",
    "nomansland:S07.victory.a",
    "nomansland:S08.victory.a",
    "nomansland:S09.victory.a",
    "nomansland:S11.victory.a"
  })
  void elsewhereSectionThreeAppliesAsItStands(String scenario, String number) {
    String rule = "nomansland:" + number + ".victory.a";
    over(late(scenario)).cites(rule).outcome("points", "defender");
    over(late(scenario).moved("a1", "D4")).outcome("breakthrough", "attacker");
  }

  @Test
  @ProvesRule({"nomansland:S10.victory.a", "nomansland:3.f"})
  void inTheTenthScenarioTheStrongpointsMustBeTakenFirst() {
    Given box =
        late("gladiators")
            .piece("pillbox-1", "pillbox", "defender", "F5")
            .piece("nest-1", "mg-nest", "defender", "F9")
            .moved("a1", "D4");
    over(box).cites("nomansland:3.f").outcome("held", "defender");
    over(box.moved("a1", "J4")).outcome("held", "defender");
    Given one = box.piece("a2", "ge-stoss", "attacker", "F5");
    over(one).input("nomansland:S10.victory.a", "not taken", 1).outcome("held", "defender");
    Given both = one.piece("a3", "ge-stoss", "attacker", "F9");
    over(both).outcome("breakthrough", "attacker");
    over(both.moved("d1", "F9")).outcome("held", "defender");
    over(both.moved("a1", "E4")).outcome("held", "defender");
    Given destroyed = one.moved("nest-1", "box:lost-defender");
    over(destroyed).outcome("breakthrough", "attacker");
    Given points = box.reading("nomansland:NI-146", 2);
    over(points).outcome("points", "defender");
  }
}
