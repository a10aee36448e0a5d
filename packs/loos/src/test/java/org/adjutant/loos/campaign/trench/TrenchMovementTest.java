package org.adjutant.loos.campaign.trench;

import static org.adjutant.loos.campaign.trench.TrenchField.movement;
import static org.adjutant.loos.campaign.trench.TrenchField.phase;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** 14.3: trenches and movement, ZOC, the whole-allowance step. */
final class TrenchMovementTest {
  private static final Title ROAD =
      TrenchField.title(
          "",
          "",
          "'paths': [{'kind': 'road', 'hexes': ['0506', '0505', '0504', '0503']}]",
          TrenchRules.over(SeriesRules.SERIES));

  private static Given half(Given given, String hex) {
    return given.piece("b1", "half", "british", hex).steps(2);
  }

  @Test
  @ProvesRule("loos:14.3.a")
  void aTrenchHexIsOneThatOwnsATrenchHexside() {
    Situation situation = TrenchField.field().in(movement("british").position());
    assertThat(Trenches.isTrenchHex(situation, new Hex("0404"))).isTrue();
    assertThat(Trenches.isTrenchHex(situation, new Hex("0405"))).isFalse();
    assertThat(Trenches.isTrenchHex(situation, new Hex("0403"))).isFalse();
    Given both = movement("british").reading("loos:LI-45", 2);
    assertThat(Trenches.isTrenchHex(TrenchField.field().in(both.position()), new Hex("0405")))
        .isTrue();
  }

  @Test
  @ProvesRule("loos:14.3.b")
  void crossingATrenchCostsOneMoreEitherWay() {
    half(movement("british"), "0505")
        .when("british", "move b1 0504")
        .then()
        .permitted()
        .input("loos:14.3.b", "more", "1 MP")
        .event("MovementDeclared")
        .fact("spent", "2 MP");
    half(movement("british"), "0504")
        .when("british", "move b1 0505")
        .then()
        .permitted()
        .input("loos:14.3.b", "more", "1 MP")
        .event("MovementDeclared")
        .fact("spent", "2 MP");
  }

  @Test
  @ProvesRule("loos:14.3.b")
  void enteringATrenchHexByAnotherHexsideCostsNothingMore() {
    half(movement("british"), "0503")
        .when("british", "move b1 0504")
        .then()
        .permitted()
        .input("loos:14.3.b", "more", "0 MP")
        .event("MovementDeclared")
        .fact("spent", "1 MP");
    half(movement("british"), "0404")
        .when("british", "move b1 0504")
        .then()
        .event("MovementDeclared")
        .fact("spent", "1 MP");
  }

  @Test
  @ProvesRule("loos:14.3.b")
  void aRoadAcrossATrenchSavesItsCostUnlessReadOtherwise() {
    half(phase(ROAD, "movement", "british"), "0505")
        .when("british", "move b1 0504")
        .then()
        .permitted()
        .usesReading("loos:LI-80", 1)
        .event("MovementDeclared")
        .fact("spent", "½ MP");
    half(phase(ROAD, "movement", "british"), "0505")
        .reading("loos:LI-80", 2)
        .when("british", "move b1 0504")
        .then()
        .permitted()
        .usesReading("loos:LI-80", 2)
        .event("MovementDeclared")
        .fact("spent", "1½ MP");
  }

  @Test
  @ProvesRule("loos:14.3.f")
  void britishZonesDoNotPassATrenchIntoTheHexBehindIt() {
    Given given = half(movement("german"), "0505");
    Zoned.british(given).covers("0504", false);
    Zoned.british(given).covers("0405", true);
    Given inside = half(movement("german"), "0504");
    Zoned.british(inside).covers("0505", true);
    Zoned.british(inside).covers("0404", true);
    Zoned.british(given.reading("loos:LI-45", 2)).covers("0504", false);
    Zoned.british(inside.reading("loos:LI-45", 2)).covers("0505", false);
  }

  @Test
  @ProvesRule("loos:14.3.f")
  void soAGermanMovesOnThroughTheTrench() {
    half(movement("german"), "0505")
        .piece("g1", "battalion", "german", "0502")
        .when("german", "move g1 0604 via 0503-0504")
        .then()
        .permitted()
        .cites("loos:14.3.f")
        .input("loos:14.3.f", "of", Data.texts(List.of("b1")));
    half(movement("german"), "0503")
        .piece("g1", "battalion", "german", "0304")
        .when("german", "move g1 0504 via 0404")
        .then()
        .refused("loos:6.1.a", "loos:6.1.b");
  }

  @Test
  @ProvesRule("loos:14.3.f")
  void aBreachOpensItToZonesByAnotherReading() {
    Given breached = half(movement("german"), "0505").feature("0504", "breach", Data.of(true));
    Zoned.british(breached).covers("0504", false);
    Zoned.british(breached.reading("loos:LI-49", 2)).covers("0504", true);
  }

  /** A move of this one step, not by any other way. */
  private static Then step(Given given, String side, String unit, String to) {
    Data args = Data.of("unit", unit).with("to", to).with("via", Data.texts(List.of()));
    return given.when(side, "move", args).then();
  }

  /** A step from 0405, in the ZOC of g1, to 0504, in the ZOC of g2. */
  private static Given between(Given given) {
    return half(given, "0405")
        .piece("g1", "battalion", "german", "0305")
        .piece("g2", "battalion", "german", "0503");
  }

  @Test
  @ProvesRule("loos:14.3.g")
  void noStepFromZoneToZoneCrossesATrenchEitherWay() {
    step(between(movement("british")), "british", "b1", "0504").refused("loos:14.3.g");
    Given inside =
        movement("german")
            .piece("g1", "battalion", "german", "0504")
            .piece("b1", "half", "british", "0503")
            .steps(2)
            .piece("b2", "half", "british", "0506")
            .steps(2);
    step(inside, "german", "g1", "0505").refused("loos:14.3.g");
    step(between(movement("british")), "british", "b1", "0404").refused("loos:14.3.g");
    half(movement("british"), "0405")
        .piece("g1", "battalion", "german", "0305")
        .when("british", "move b1 0504")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:14.3.g")
  void aRoadDoesNotLiftTheBar() {
    Given given =
        half(phase(ROAD, "movement", "british"), "0505")
            .piece("g1", "battalion", "german", "0506")
            .piece("g2", "battalion", "german", "0503");
    step(given, "british", "b1", "0504").refused("loos:14.3.g");
  }

  @Test
  @ProvesRule("loos:14.3.g")
  void otherReadingsBarEveryCrossingOrNone() {
    Given any = half(movement("british"), "0505").reading("loos:LI-06", 2);
    step(any, "british", "b1", "0504").refused("loos:14.3.g");
    Given none = between(movement("british")).reading("loos:LI-06", 3);
    step(none, "british", "b1", "0504").permitted();
  }
}
