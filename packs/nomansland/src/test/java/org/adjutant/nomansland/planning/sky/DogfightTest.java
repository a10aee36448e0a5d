package org.adjutant.nomansland.planning.sky;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.planning.Planned;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/**
 * Scenario 3: the Attacker has fighter-1 and recon-1, the Defender the Ace fighter-2. Scenario 9:
 * the Attacker has fighter-1 to fighter-3 and recon-1, the Defender the Aces fighter-4 and
 * fighter-5.
 */
final class DogfightTest {
  private static final String ONE_EACH = "evil-genius";
  private static final String MANY = "silent-death";

  private static Then defenderCommits(Given given, String fighters) {
    return given
        .when("defender", "ready-made")
        .then()
        .when("defender", "ready")
        .then()
        .permitted()
        .answer("defender", "commit " + fighters)
        .then();
  }

  private static List<String> at(Then then, String box) {
    return then.after().at(Place.box(box)).stream().map((Piece p) -> p.id().id()).toList();
  }

  @Test
  @ProvesRule("nomansland:1.3.a")
  void theDefenderCommitsFightersFirstAndOpenly() {
    Then asked = Planned.defenderReady(ONE_EACH);
    asked.choice("commit").ownedBy("defender").offersOnly("fighter-2", "none");
    Then committed = asked.answer("defender", "commit fighter-2").then();
    committed.permitted().cites("nomansland:1.3.a").event("nomansland/AircraftCommitted");
    assertThat(at(committed, "sky")).containsExactly("fighter-2");
    committed.choice("commit").ownedBy("attacker");
  }

  @Test
  @ProvesRule("nomansland:1.3.b")
  void theScoutsFlyAndTheAttackerAddsFightersAsEscort() {
    Then asked = defenderCommits(Planned.opened(ONE_EACH), "none");
    asked.choice("commit").offersOnly("fighter-1", "none");
    asked.answer("attacker", "commit fighter-2").then().refused("nomansland:1.3.b");
    Then flown = asked.answer("attacker", "commit none").then();
    flown.permitted().cites("nomansland:1.3.b").awaitsRoll("reconnaissance");
    assertThat(at(flown, "sky")).containsExactly("recon-1");
    assertThat(at(flown, "aerodrome-attacker")).containsExactly("fighter-1");
  }

  @Test
  void bothCommitInSecretByTheSecondReading() {
    Then asked =
        Planned.opened(ONE_EACH)
            .reading("nomansland:NI-027", 2)
            .when("defender", "ready-made")
            .then()
            .when("defender", "ready")
            .then();
    assertThat(asked.after().openChoices()).hasSize(2);
    Then half = asked.answer("defender", "commit fighter-2").then();
    assertThat(at(half, "sky")).isEmpty();
    half.answer("attacker", "commit fighter-1").die("ace dogfight", 1).then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:1.3.c", "nomansland:1.3.d", "nomansland:1.3.g"})
  void anAceRollsFirstAndWhatHeShootsDownDoesNotRollAnyMore() {
    Then asked = defenderCommits(Planned.opened(MANY), "fighter-4,fighter-5");
    Then aces =
        asked.answer("attacker", "commit fighter-1").die("ace dogfight", 5, 4).then().permitted();
    aces.cites("nomansland:1.3.c").input("nomansland:1.3.c", "hits", 1);
    aces.source("table", "dogfight, column ace, row 5", "destroyed");
    aces.choice("lose").ownedBy("attacker").offersOnly("fighter-1", "recon-1");
    Then lost = aces.answer("attacker", "lose fighter-1").die("dogfight", 1, 1, 1).then();
    lost.permitted().cites("nomansland:1.3.d").at("fighter-1", "box:lost-attacker");
    lost.event("nomansland/DogfightRolled").fact("side", "defender");
    lost.awaitsRoll("reconnaissance");
  }

  @Test
  @ProvesRule("nomansland:1.3.e")
  void theOwnerChoosesWhatIsLost() {
    Then asked = defenderCommits(Planned.opened(MANY), "fighter-4,fighter-5");
    Then dice =
        asked
            .answer("attacker", "commit fighter-1,fighter-2")
            .die("ace dogfight", 1, 1)
            .die("dogfight", 6, 1, 6, 1, 1)
            .then()
            .permitted();
    dice.answer("attacker", "lose recon-1,fighter-1").then().refused("nomansland:1.3.e");
  }

  @Test
  void eachSideChoosesItsOwnLossesBeforeEitherIsKnown() {
    Then asked = defenderCommits(Planned.opened(MANY), "fighter-4,fighter-5");
    Then dice =
        asked
            .answer("attacker", "commit fighter-1,fighter-2")
            .die("ace dogfight", 1, 1)
            .die("dogfight", 6, 1, 6, 1, 1)
            .then();
    assertThat(dice.after().openChoices()).hasSize(2);
    Then one = dice.answer("defender", "lose fighter-5").then();
    one.at("fighter-5", "box:sky");
    Then both = one.answer("attacker", "lose recon-1").then().permitted();
    both.cites("nomansland:1.3.e").at("fighter-5", "box:lost-defender");
    both.at("recon-1", "box:lost-attacker");
  }

  @Test
  @ProvesRule("nomansland:1.3.f")
  void everyAircraftLeftRollsADieButBalloonsDoNot() {
    Given balloon = Planned.opened("a-gun-still-too-far");
    Then asked = defenderCommits(balloon, "fighter-2");
    Then fought =
        asked
            .answer("attacker", "commit fighter-1")
            .die("ace dogfight", 1)
            .die("dogfight", 1, 1)
            .then()
            .permitted();
    fought.input("nomansland:1.3.f", "dice", Data.numbers(List.of(1)));
    fought.awaitsRoll("reconnaissance");
  }

  @Test
  @ProvesRule("nomansland:1.4.1.1.a")
  void aBalloonIsShotDownLikeAScoutButNeverAttacks() {
    Then asked = defenderCommits(Planned.opened("a-gun-still-too-far"), "fighter-2");
    Then hit = asked.answer("attacker", "commit none").die("ace dogfight", 6).then().permitted();
    hit.at("balloon-1", "box:lost-attacker").noEvent("nomansland/ReconnaissanceMade");
    Given exempt = Planned.opened("a-gun-still-too-far").reading("nomansland:NI-028", 2);
    Then spared =
        defenderCommits(exempt, "fighter-2")
            .answer("attacker", "commit none")
            .die("ace dogfight", 6)
            .die("dogfight", 6)
            .then();
    spared.at("balloon-1", "box:sky").awaitsRoll("reconnaissance");
  }

  @Test
  @ProvesRule("nomansland:1.3.h")
  void fightersThatSurviveAreBackOnTheGround() {
    Then fought =
        defenderCommits(Planned.opened(ONE_EACH), "fighter-2")
            .answer("attacker", "commit fighter-1")
            .die("ace dogfight", 1)
            .die("dogfight", 1, 1, 1)
            .then();
    fought.cites("nomansland:1.3.h");
    fought.at("fighter-1", "box:aerodrome-attacker").at("fighter-2", "box:aerodrome-defender");
    fought.at("recon-1", "box:sky");
  }

  @Test
  void byTheThirdReadingLossesFallBeforeTheOtherSideRolls() {
    Then fought =
        defenderCommits(Planned.opened(ONE_EACH).reading("nomansland:NI-027", 3), "fighter-2")
            .answer("attacker", "commit none")
            .die("ace dogfight", 6)
            .then();
    fought.at("recon-1", "box:lost-attacker").noEvent("nomansland/ReconnaissanceMade");
  }

  @Test
  @ProvesRule({"nomansland:1.4.f", "nomansland:1.4.e"})
  void theWorkedExampleHasOneFighterShotDownAndReconnaissanceAtPlusOne() {
    Then fought =
        defenderCommits(Planned.opened(ONE_EACH), "fighter-2")
            .answer("attacker", "commit fighter-1")
            .die("ace dogfight", 4)
            .die("dogfight", 2, 3, 6)
            .die("reconnaissance", 3)
            .then()
            .permitted();
    fought.at("fighter-2", "box:lost-defender").at("fighter-1", "box:aerodrome-attacker");
    fought.input("nomansland:1.4.f", "committed", 1);
    fought.input("nomansland:1.4.e", "modifier", 1).input("nomansland:1.4.a", "total", 4);
  }

  @Test
  void withoutAnEnemyInTheSkyNobodyRolls() {
    Then alone = defenderCommits(Planned.opened(ONE_EACH), "none");
    alone.answer("attacker", "commit fighter-1").then().awaitsRoll("reconnaissance");
    assertThat(alone.after().attribute(Subject.GAME, Dogfight.CLEARED)).isEmpty();
  }
}
