package org.adjutant.loos.campaign.trench;

import static org.adjutant.loos.campaign.trench.TrenchField.assuming;
import static org.adjutant.loos.campaign.trench.TrenchField.combat;
import static org.adjutant.loos.campaign.trench.TrenchField.phase;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** 16.0.c and 14.2.c: retreats that friends or the front line cut short. */
final class StandFastTest {
  /** Two units of a side may share a hex, whoever they are. */
  private static final Stacking TWO =
      (situation, unit, hex) -> {
        long others = situation.at(hex).stream().filter(u -> !u.id().equals(unit.id())).count();
        return others < 2 ? Optional.empty() : Stacking.SERIES.bars(situation, unit, hex);
      };

  private static final Title STACKING =
      TrenchField.title(
          "",
          "",
          "",
          TrenchRules.over(
              SeriesRules.SERIES.withMovement(SeriesRules.SERIES.movement().withStacking(TWO))));

  /** g1 attacks b1 in 0505; what lies north of it is in German ZOC. */
  private static Given german(Title title, String result) {
    return assuming(phase(title, "combat", "german"), result)
        .piece("g1", "battalion", "german", "0504")
        .piece("g2", "battalion", "german", "0404")
        .piece("g3", "battalion", "german", "0604")
        .piece("b1", "half", "british", "0505")
        .steps(2);
  }

  private static Given held(Given given, String... hexes) {
    Given held = given;
    for (String hex : hexes) {
      held = held.piece("in" + hex, "half", "british", hex).steps(2);
    }
    return held;
  }

  private static Then attack(Given given) {
    return given.when("german", "attack 0505 with g1").then();
  }

  @Test
  @ProvesRule({"loos:14.2.c", "loos:14.2.b"})
  void aBritishRetreatEndsInTheFirstFrontLineHex() {
    Then asked = attack(german(TrenchField.title(), "D3"));
    asked
        .choice("retreat")
        .offers("go 0506-0507", "stand")
        .offersNot("go 0506-0507-0508", "go 0506-0507-0607", "go 0506");
  }

  @Test
  @ProvesRule("loos:14.2.c")
  void suchARetreatIsCompleteWhateverItsNumber() {
    attack(german(TrenchField.title(), "D3"))
        .answer("british", "go 0506-0507")
        .then()
        .cites("loos:14.2.c", "loos:14.2.b")
        .input("loos:14.2.c", "hexes", 2)
        .usesReading("loos:LI-43", 1)
        .at("b1", "0507")
        .steps("b1", 2)
        .citesNot("loos:8.3.j");
  }

  @Test
  @ProvesRule("loos:14.2.c")
  void byAnotherReadingTheMissingHexesCostAStep() {
    Given given = german(TrenchField.title(), "D3").reading("loos:LI-43", 2);
    attack(given)
        .answer("british", "go 0506-0507")
        .then()
        .cites("loos:8.3.j")
        .at("b1", "0507")
        .steps("b1", 1);
  }

  @Test
  @ProvesRule("loos:14.2.c")
  void aFrontLineHexHeldByAFriendIsNeitherEndNorWay() {
    Given given = held(german(TrenchField.title(), "D3"), "0507");
    attack(given)
        .choice("retreat")
        .offers("go 0506-0607")
        .offersNot("go 0506-0507", "go 0506-0507-0508");
  }

  /** Friends hold every hex two steps back. */
  private static Given full(Title title) {
    return held(german(title, "D2"), "0305", "0306", "0407", "0507", "0607", "0705", "0706");
  }

  @Test
  @ProvesRule("loos:16.0.c")
  void aUnitWithFriendsInItsWayStandsAndLosesAStep() {
    attack(full(TrenchField.title()))
        .cites("loos:16.0.c", "loos:8.4.d")
        .usesReading("loos:LI-40", 1)
        .at("b1", "0505")
        .steps("b1", 1)
        .noChoice()
        .noEvent("RetreatMade");
  }

  @Test
  @ProvesRule("loos:16.0.c")
  void oneThatDiesOfItIsNotFollowed() {
    attack(full(TrenchField.title()).where("b1").steps(1))
        .cites("loos:16.0.c", "loos:8.4.c")
        .at("b1", "box:eliminated")
        .noChoice();
  }

  @Test
  @ProvesRule("loos:16.0.c")
  void byAnotherReadingItGoesAsFarAsItCan() {
    Given given = full(TrenchField.title()).reading("loos:LI-40", 2);
    Then asked = attack(given);
    asked.choice("retreat").offers("go 0606", "go 0506", "stand");
    asked.answer("british", "go 0606").then().cites("loos:8.3.j").at("b1", "0606").steps("b1", 1);
  }

  @Test
  @ProvesRule("loos:16.0.c")
  void nobodyIsDisplacedUnlessReadOtherwise() {
    Given given = full(TrenchField.title());
    attack(given).noEvent("loos/UnitDisplaced").at("in0507", "0507");
    attack(given.reading("loos:LI-10", 2)).choice("retreat").offers("go 0506-0507");
    attack(given.reading("loos:LI-10", 2))
        .answer("british", "go 0506-0507")
        .then()
        .citesNot("loos:16.0.c");
  }

  @Test
  @ProvesRule("loos:14.2.c")
  void aUnitJoinsAFriendItMayStackWithIfNoVacantHexIsLeft() {
    Then asked = attack(full(STACKING));
    asked.choice("retreat").offers("go 0506-0507", "stand");
    asked
        .answer("british", "go 0506-0507")
        .then()
        .cites("loos:8.3.d")
        .usesReading("loos:LI-41", 1)
        .at("b1", "0507")
        .steps("b1", 2)
        .answer("german", "none")
        .then()
        .when("german", "end")
        .then()
        .permitted();
    attack(full(STACKING).reading("loos:LI-41", 2)).cites("loos:16.0.c").steps("b1", 1);
  }

  @Test
  void itComesToLieUnderneath() {
    var after = attack(full(STACKING)).answer("british", "go 0506-0507").then().after();
    assertThat(after.at(new Hex("0507")))
        .extracting(piece -> piece.id().id())
        .containsExactly("b1", "in0507");
  }

  @Test
  void aVacantEndHexGoesBeforeOneWithAFriend() {
    Given given = held(german(STACKING, "D3"), "0507");
    attack(given).choice("retreat").offersNot("go 0506-0507").offers("go 0506-0607");
  }

  @Test
  @ProvesRule("loos:14.2.a")
  void theFrontLineStopsNoGermanRetreatElsewhere() {
    assuming(combat("british"), "D2")
        .piece("b1", "half", "british", "0505")
        .steps(2)
        .piece("g1", "battalion", "german", "0504")
        .when("british", "attack 0504 with b1")
        .then()
        .choice("retreat")
        .ownedBy("german")
        .offers("go 0503-0502")
        .about("hexes", Data.of(2));
  }
}
