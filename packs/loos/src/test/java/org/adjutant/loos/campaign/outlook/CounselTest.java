package org.adjutant.loos.campaign.outlook;

import static org.adjutant.kit.given.Given.opened;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.campaign.Battle;
import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Action;
import org.junit.jupiter.api.Test;

/** The counsel for the campaign. */
final class CounselTest {
  private static final SideId BRITISH = Store.BRITISH;
  private static final SideId GERMAN = Store.GERMAN;

  private static Counselled after(Given given, String side) {
    return new Counselled(Battle.CAMPAIGN, given.position(), side).phase();
  }

  private static long score(Given given, SideId side) {
    return Battle.CAMPAIGN.score(given.position(), side);
  }

  @Test
  void aSetUpTakesTwoActions() {
    Counselled german = after(opened(Battle.CAMPAIGN), "german");
    assertThat(german.done()).extracting(Action::kind).containsExactly("deploy-all", "ready");
    Counselled british = new Counselled(Battle.CAMPAIGN, german.position(), "british").phase();
    assertThat(british.done()).extracting(Action::kind).containsExactly("deploy-all", "ready");
    assertThat(british.position().clock().phase()).isEqualTo("aircraft");
  }

  @Test
  void inZeroHourTheBritishConcentrateOnWhatTheirGunsOpen() {
    Position opening = opened(Battle.ZERO_HOUR).position();
    Counselled british = new Counselled(Battle.ZERO_HOUR, opening, "british").phase().next();
    List<Action> laid = british.done("lay");
    assertThat(laid).hasSize(10);
    Set<String> announced = new LinkedHashSet<>();
    int together = 0;
    for (Action lay : laid) {
      List<String> units = lay.args().get("units").textItems();
      together += units.size() > 1 ? 1 : 0;
      announced.addAll(units);
    }
    assertThat(together).isGreaterThan(6);
    assertThat(announced).hasSizeGreaterThan(17);
    assertThat(british.position().clock().phase()).isEqualTo("counter-barrage");
  }

  @Test
  void theAnnouncedAttackTogether() {
    Position opening = opened(Battle.ZERO_HOUR).position();
    Counselled british = new Counselled(Battle.ZERO_HOUR, opening, "british").phase().next();
    List<String> announced = british.done("lay").get(0).args().get("units").textItems();
    Counselled german = new Counselled(Battle.ZERO_HOUR, british.position(), "german").phase();
    Counselled attack = new Counselled(Battle.ZERO_HOUR, german.position(), "british").phase();
    assertThat(attack.done("attack")).isNotEmpty();
    assertThat(attack.done("attack").get(0).args().get("units").textItems())
        .containsExactlyInAnyOrderElementsOf(announced);
  }

  @Test
  void reserveDivisionsAreCommittedInTheFirstTurnTheyMayBe() {
    Given given =
        Battle.bare(1, "movement", "british")
            .piece("21a", "reserve", "british", "box:available")
            .having("division", "21")
            .piece("I-16", "battalion", "german", "0317");
    assertThat(after(given, "british").done("commit"))
        .extracting(action -> action.args().text("division"))
        .containsExactly("21");
  }

  @Test
  void aReserveGoesThroughTheGapBeforeIt() {
    Given given =
        Battle.bare(1, "mobile-movement", "british")
            .piece("5b", "regular", "british", "1514")
            .having("brigade", "5")
            .piece("5a", "regular", "british", "1514")
            .having("brigade", "5")
            .piece("I-16", "battalion", "german", "0317");
    assertThat(after(given, "british").done("exploit"))
        .extracting(action -> action.args().text("unit"))
        .containsExactly("5b");
  }

  @Test
  void theBritishWalkIntoAnUnguardedEntryHex() {
    Given given =
        Battle.bare(3, "movement", "british")
            .piece("5a", "regular", "british", "0312")
            .piece("I-16", "battalion", "german", "3306");
    Counselled british = after(given, "british");
    assertThat(british.done("move").get(0).args().text("to")).isEqualTo("0110");
    assertThat(british.position().outcome()).isPresent();
  }

  @Test
  void aGuardBeforeAnEntryHexIsWorthMoreThanOneElsewhere() {
    Given bare = Battle.bare(3, "movement", "german").piece("5a", "regular", "british", "0314");
    assertThat(score(bare.piece("I-16", "battalion", "german", "0211"), GERMAN))
        .isGreaterThan(score(bare.piece("I-16", "battalion", "german", "0905"), GERMAN) + 300);
  }

  /** How many hexes a unit ends from another. */
  private static int distance(Counselled after, String unit, String hex) {
    Hex at = (Hex) after.position().piece(unit).orElseThrow().place();
    return Battle.CAMPAIGN.display().map().orElseThrow().grid().distance(at, new Hex(hex));
  }

  @Test
  void theGermanGuardsAnUnguardedEntryHex() {
    Given given =
        Battle.bare(3, "movement", "german")
            .piece("5a", "regular", "british", "0314")
            .piece("I-16", "battalion", "german", "0708");
    assertThat(distance(after(given, "german"), "I-16", "0110")).isLessThanOrEqualTo(2);
  }

  @Test
  void theGermanBarsTheWayIntoAnEntryHexThatCouldBeEnteredInTheNextMove() {
    Given given =
        Battle.bare(4, "movement", "german")
            .piece("5a", "regular", "british", "1204")
            .piece("I-16", "battalion", "german", "0904");
    assertThat(distance(after(given, "german"), "I-16", "1201")).isLessThanOrEqualTo(1);
  }

  @Test
  void whoIsNearestGuardsTheEntryHex() {
    Given given =
        Battle.bare(4, "movement", "german")
            .piece("5a", "regular", "british", "0213")
            .piece("I-16", "battalion", "german", "0109")
            .piece("II-16", "battalion", "german", "0806");
    var position = after(given, "german").position();
    assertThat(position.piece("I-16").orElseThrow().place()).isEqualTo(new Hex("0110"));
  }

  @Test
  void theGermansStrikeBackAtWhatStandsBeforeAnEntryHex() {
    Given given =
        Battle.bare(4, "combat", "german")
            .piece("36", "regiment", "german", "1201")
            .piece("72", "regiment", "german", "1303")
            .piece("5a", "regular", "british", "1202");
    assertThat(after(given, "german").done("attack")).hasSize(1);
  }

  @Test
  void whenTheGermansHaveTheLastWordTheySpoilACompleteTownAndNotAnother() {
    Given given =
        Battle.bare(8, "movement", "german")
            .piece("5a", "regular", "british", "1513")
            .piece("I-16", "battalion", "german", "1607")
            .control("1508", "british")
            .control("1509", "british")
            .control("1806", "british");
    assertThat(after(given, "german").position().piece("I-16").orElseThrow().place())
        .isEqualTo(new Hex("1806"));
  }

  @Test
  void whenTheGermansHaveTheLastWordOnlyCompleteTownsCount() {
    Given bare =
        Battle.bare(8, "movement", "german")
            .piece("5a", "regular", "british", "1513")
            .piece("I-16", "battalion", "german", "3306");
    Given some = bare.control("1508", "british").control("1509", "british");
    assertThat(score(some, BRITISH)).isEqualTo(score(bare, BRITISH));
    assertThat(score(some.control("1609", "british"), BRITISH)).isGreaterThan(score(some, BRITISH));
  }

  @Test
  void shellsFallOnStacksThatAreAboutToAttackFirst() {
    Given given =
        Battle.bare(3, "counter-barrage", "german")
            .with(Store.playerIs(Store.BRITISH))
            .tally("artillery:german", 1)
            .piece("5b", "regular", "british", "1008")
            .having("brigade", "5")
            .piece("5a", "regular", "british", "1008")
            .having("brigade", "5")
            .piece("6a", "regular", "british", "1010")
            .piece("I-16", "battalion", "german", "1009");
    assertThat(after(given, "german").done("lay"))
        .extracting(action -> action.args().text("hex"))
        .containsExactly("1008");
  }

  @Test
  void nobodyAttacksWhatHeCannotHurt() {
    Given given =
        Battle.bare(3, "combat", "german")
            .piece("I-16", "battalion", "german", "1008")
            .piece("5a", "regular", "british", "1009");
    assertThat(after(given, "german").done("attack")).isEmpty();
  }

  @Test
  void townsAreWorthHavingAndAScoreIsTheOtherSidesLoss() {
    Given bare =
        Battle.bare(3, "movement", "british")
            .piece("5a", "regular", "british", "2513")
            .piece("I-16", "battalion", "german", "1009");
    Given held = bare.control("2512", "british").control("2513", "british");
    assertThat(score(held, BRITISH)).isGreaterThan(score(bare, BRITISH));
    assertThat(score(held, BRITISH)).isEqualTo(-score(held, GERMAN));
  }
}
