package org.adjutant.nomansland.harm;

import static org.adjutant.kit.given.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.Probe;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.junit.jupiter.api.Test;

/** What attacks do: losses, Pinned, officers, tanks. */
class HarmTest {
  private static final Setting SETTING = Battle.setting("tank-you");
  private static final String RULE = "nomansland:2.1.3.2.b";

  /** An attack with a known result on the unit that the probe names, and then the officers. */
  private static Given attack(Hit hit) {
    TreeMap<String, Stage> over = new TreeMap<>();
    over.put("over", play -> Step.done());
    Chapter needs =
        Chapter.merge(List.of(Officers.chapter(SETTING), new Chapter(List.of(), List.of(), over)));
    return given(Probe.of(play -> strike(play, hit), List.of(), needs))
        .clock(1, "action", "attacker", "defender");
  }

  private static Step strike(Play play, Hit hit) {
    PieceId unit = PieceId.of(play.locals().text("what"));
    Position before = play.position();
    String hex = before.piece(unit).orElseThrow().place().text();
    Data there =
        Officers.afterShots((Hex) Place.parse(hex), before.piece(unit).orElseThrow().side(), 1);
    return new Harm(SETTING).hit(play, unit, hit, RULE)
        ? Step.call(Officers.STAGE, there, "over", Data.EMPTY)
        : Step.done();
  }

  @Test
  @ProvesRule("nomansland:0.2.c")
  void aUnitOnItsFrontIsTurnedToItsBackByALoss() {
    attack(Hit.LOSS)
        .piece("ge-inf-1", "ge-inf", "defender", "J7")
        .steps(2)
        .when("attacker", "probe ge-inf-1")
        .then()
        .permitted()
        .cites("nomansland:0.2.c")
        .steps("ge-inf-1", 1)
        .having("ge-inf-1", "pinned", Data.of(true))
        .at("ge-inf-1", "J7");
  }

  @Test
  void byAnotherReadingALossRemovesAUnitOfSizeOneOutrightAndTurnsALargerOne() {
    Given given =
        attack(Hit.LOSS)
            .piece("fr-sec-1", "fr-sec", "attacker", "J7")
            .steps(2)
            .piece("ge-inf-1", "ge-inf", "defender", "J8")
            .steps(2);
    given.when("attacker", "probe fr-sec-1").then().steps("fr-sec-1", 1);
    Given outright = given.reading("nomansland:NI-009", 2);
    outright
        .when("attacker", "probe fr-sec-1")
        .then()
        .permitted()
        .cites("nomansland:NI-009")
        .at("fr-sec-1", "box:lost-attacker");
    outright.when("attacker", "probe ge-inf-1").then().steps("ge-inf-1", 1);
  }

  @Test
  void aPinnedUnitThatIsPinnedAgainHasALossByTheSecondReading() {
    Given pinned =
        attack(Hit.PINNED)
            .piece("ge-inf-1", "ge-inf", "defender", "J7")
            .steps(2)
            .being("pinned")
            .piece("officer-1", "officer", "defender", "J7");
    pinned.when("attacker", "probe ge-inf-1").then().steps("ge-inf-1", 2);
    Given loses = pinned.reading("nomansland:NI-042", 2);
    Then lost = loses.when("attacker", "probe ge-inf-1").dice(6).then();
    lost.steps("ge-inf-1", 1).usesReading("nomansland:NI-042", 2);
    lost.at("officer-1", "box:lost-defender");
  }

  @Test
  @ProvesRule("nomansland:0.2.d")
  void aUnitOnItsBackOrOfSizeNoneIsRemovedByALoss() {
    for (String kind : List.of("ge-inf", "ge-mg")) {
      attack(Hit.LOSS)
          .piece("unit-1", kind, "defender", "J7")
          .when("attacker", "probe unit-1")
          .then()
          .permitted()
          .cites("nomansland:0.2.d")
          .at("unit-1", "box:lost-defender");
    }
  }

  @Test
  void aUnitThatIsPinnedIsNotPinnedAgainAndNoOfficerIsInDanger() {
    attack(Hit.PINNED)
        .piece("ge-inf-1", "ge-inf", "defender", "J7")
        .being("pinned")
        .piece("officer-1", "officer", "defender", "J7")
        .when("attacker", "probe ge-inf-1")
        .then()
        .permitted()
        .noEvent("nomansland/UnitPinned")
        .noEvent("DiceRolled");
  }

  @Test
  @ProvesRule({"nomansland:1.5.1.f", "nomansland:2.1.3.2.e"})
  void aSixKillsTheOfficerOfAUnitThatWasHurtAndNothingElseDoes() {
    Given officer =
        attack(Hit.PINNED)
            .piece("ge-inf-1", "ge-inf", "defender", "J7")
            .steps(2)
            .piece("officer-1", "officer", "defender", "J7");
    officer
        .when("attacker", "probe ge-inf-1")
        .die("officer", 6)
        .then()
        .cites("nomansland:1.5.1.f")
        .at("officer-1", "box:lost-defender");
    officer
        .when("attacker", "probe ge-inf-1")
        .die("officer", 5)
        .then()
        .cites("nomansland:1.5.1.f")
        .at("officer-1", "J7");
  }

  @Test
  @ProvesRule({"nomansland:1.5.1.g", "nomansland:2.1.3.2.f"})
  void anOfficerIsLostWithTheLastUnitOfHisHexWithoutADie() {
    attack(Hit.LOSS)
        .piece("ge-mg-1", "ge-mg", "defender", "J7")
        .piece("officer-1", "officer", "defender", "J7")
        .when("attacker", "probe ge-mg-1")
        .then()
        .cites("nomansland:1.5.1.g")
        .noEvent("DiceRolled")
        .at("officer-1", "box:lost-defender");
  }

  @Test
  @ProvesRule("nomansland:1.2.j")
  void aHiddenUnitThatIsHitComesToLightAndTheRestOfItsStackDoesNot() {
    Then hit =
        attack(Hit.PINNED)
            .piece("ge-inf-1", "ge-inf", "defender", "I7")
            .steps(2)
            .knownTo("defender")
            .piece("ge-lmg-1", "ge-lmg", "defender", "I7")
            .knownTo("defender")
            .piece("q1", "unknown", "defender", "I7")
            .when("attacker", "probe ge-inf-1")
            .then()
            .permitted();
    Position seen = hit.after().seenBy(Viewer.of(Sides.ATTACKER));
    assertThat(seen.piece("ge-inf-1")).isPresent();
    assertThat(seen.piece("ge-lmg-1")).isEmpty();
    assertThat(seen.piece("q1")).isPresent();
  }

  @Test
  @ProvesRule("nomansland:1.2.j")
  void aHiddenOfficerBesideAnOpenUnitThatIsHitComesToLightOnlyIfHeDies() {
    Given stack =
        attack(Hit.PINNED)
            .piece("ge-inf-1", "ge-inf", "defender", "I7")
            .steps(2)
            .piece("ge-lmg-1", "ge-lmg", "defender", "I7")
            .knownTo("defender")
            .piece("officer-1", "officer", "defender", "I7")
            .knownTo("defender")
            .piece("q1", "unknown", "defender", "I7");
    Then lives =
        stack.when("attacker", "probe ge-inf-1").die("officer", 5, 6, 6, 6, 6).then().permitted();
    assertThat(lives.after().seenBy(Viewer.of(Sides.ATTACKER)).piece("officer-1")).isEmpty();
    assertThat(
            lives.ruling().trail().stream()
                .filter(finding -> finding.audience().includes(Viewer.of(Sides.ATTACKER)))
                .filter(finding -> finding.toString().contains("officer-1")))
        .isEmpty();
    lives.at("officer-1", "I7");
    stack
        .when("attacker", "probe ge-inf-1")
        .die("officer", 6, 1, 1, 1, 1)
        .then()
        .at("officer-1", "box:lost-defender");
  }

  @Test
  void theMarkerGoesWithTheLastHiddenUnit() {
    attack(Hit.PINNED)
        .piece("ge-inf-1", "ge-inf", "defender", "I7")
        .steps(2)
        .knownTo("defender")
        .piece("q1", "unknown", "defender", "I7")
        .when("attacker", "probe ge-inf-1")
        .then()
        .gone("q1");
  }

  @Test
  @ProvesRule("nomansland:4.2.11.1.b")
  void aTankThatBreaksDownTwiceIsAWreckThatStaysAndFightsNoMore() {
    TreeMap<String, Stage> none = new TreeMap<>();
    Chapter needs = new Chapter(List.of(), List.of(), none);
    Given tank =
        given(
                Probe.of(
                    play -> {
                      new Harm(SETTING)
                          .immobilise(
                              play, PieceId.of(play.locals().text("what")), "nomansland:4.2.11.d");
                      return Step.done();
                    },
                    List.of(),
                    needs))
            .clock(1, "action", "attacker", "defender")
            .piece("tank-1", "tank", "attacker", "M7")
            .steps(2);
    Then once = tank.when("attacker", "probe tank-1").then().steps("tank-1", 1);
    Position twice =
        once.when("attacker", "probe tank-1")
            .then()
            .cites("nomansland:4.2.11.1.b")
            .at("tank-1", "M7")
            .having("tank-1", "wreck", Data.of(true))
            .after();
    assertThat(new Field(SETTING, twice).isFighting(twice.piece("tank-1").orElseThrow())).isFalse();
  }
}
