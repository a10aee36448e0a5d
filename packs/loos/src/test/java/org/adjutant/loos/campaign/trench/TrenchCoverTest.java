package org.adjutant.loos.campaign.trench;

import static org.adjutant.loos.campaign.trench.TrenchField.assuming;
import static org.adjutant.loos.campaign.trench.TrenchField.combat;
import static org.adjutant.loos.campaign.trench.TrenchField.phase;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** 14.3: the line of the results table against g1 in the trench hex 0504, or 0404. */
final class TrenchCoverTest {
  private static Given battle(Title title, String german) {
    return phase(title, "combat", "british")
        .piece("across", "half", "british", "0505")
        .steps(2)
        .piece("trench", "half", "british", "0604")
        .steps(2)
        .piece("open", "half", "british", "0503")
        .steps(2)
        .piece("g1", "battalion", "german", german);
  }

  private static Given battle() {
    return battle(TrenchField.title(), "0504");
  }

  private static Then line(Given given, String units, String line) {
    Then then = assuming(given, ".").when("british", "attack 0504 with " + units).then();
    then.event("CombatResolved").fact("line", line);
    return then;
  }

  @Test
  @ProvesRule("loos:14.3.c")
  void attackedAcrossTrenchesAloneItHasTheTrenchLine() {
    line(battle(), "across", "city")
        .cites("loos:14.3.c")
        .usesReading("loos:LI-46", 1)
        .usesReading("loos:LI-47", 1);
    Given two = battle().piece("more", "half", "british", "0405").steps(2);
    line(two, "across,more", "city").cites("loos:14.3.c");
  }

  @Test
  @ProvesRule("loos:14.3.d")
  void attackedFromATrenchHexBesideItHasTheSecondaryLine() {
    line(battle(), "trench", "town").cites("loos:14.3.d");
    line(battle(), "across,trench", "town").cites("loos:14.3.d").citesNot("loos:14.3.c");
  }

  @Test
  @ProvesRule("loos:14.3.e")
  void attackedOutOfTheOpenItHasTheLineOfItsOtherTerrain() {
    line(battle(), "open", "clear").cites("loos:14.3.e");
    line(battle(), "across,trench,open", "clear").cites("loos:14.3.e").citesNot("loos:14.3.c");
    Title town = TrenchField.with("{'type': 'town', 'hexes': ['0504']}");
    line(battle(town, "0504"), "across,open", "town").cites("loos:14.3.e");
  }

  @Test
  @ProvesRule("loos:14.3.c")
  void byAnotherReadingAnAttackStraightOutOfTheOpenIsOneOutOfTheOpen() {
    line(battle().reading("loos:LI-46", 2), "across", "clear")
        .cites("loos:14.3.e")
        .usesReading("loos:LI-46", 2);
  }

  @Test
  @ProvesRule({"loos:14.3.c", "loos:14.3.d"})
  void betterTerrainOfTheHexGoesFirstUnlessReadOtherwise() {
    Title mines = TrenchField.with("{'type': 'mines', 'hexes': ['0504']}");
    line(battle(mines, "0504"), "across", "mountain").cites("loos:14.3.c", "loos:8.2.2.d");
    line(battle(mines, "0504").reading("loos:LI-47", 2), "across", "city")
        .usesReading("loos:LI-47", 2);
    Title town = TrenchField.with("{'type': 'town', 'hexes': ['0504']}");
    line(battle(town, "0504"), "across", "city");
  }

  @Test
  void aBreachedTrenchGivesNoLine() {
    line(battle().feature("0504", "breach", Data.of(true)), "across", "clear")
        .cites("loos:17.5.c")
        .citesNot("loos:14.3.c");
  }

  @Test
  @ProvesRule("loos:14.3.l")
  void theBritishGetNothingFromATrenchFromAnyDirection() {
    Given given =
        combat("german")
            .piece("b1", "half", "british", "0504")
            .steps(2)
            .piece("g1", "battalion", "german", "0505")
            .piece("g2", "battalion", "german", "0604")
            .piece("g3", "battalion", "german", "0503");
    for (String units : new String[] {"g1", "g2", "g3", "g1,g2,g3"}) {
      Then then = assuming(given, ".").when("german", "attack 0504 with " + units).then();
      then.cites("loos:14.3.l").event("CombatResolved").fact("line", "clear");
    }
  }

  @Test
  void outsideATrenchNothingIsSaidOfIt() {
    Given given =
        combat("british")
            .piece("b1", "half", "british", "0505")
            .steps(2)
            .piece("g1", "battalion", "german", "0405");
    assuming(given, ".")
        .when("british", "attack 0405 with b1")
        .then()
        .citesNot("loos:14.3.c")
        .event("CombatResolved")
        .fact("line", "clear");
  }

  @Test
  void aBombardmentDisregardsTheTrenchUnlessReadOtherwise() {
    Given given =
        phase(TrenchField.title(), "bombardment", "british")
            .piece("g1", "battalion", "german", "0504")
            .cup("received:british", "4");
    given
        .when("british", "bombard 0504 with 1")
        .dice(6)
        .then()
        .usesReading("loos:LI-28", 2)
        .event("BombardmentResolved")
        .fact("line", "clear");
    given
        .reading("loos:LI-28", 1)
        .when("british", "bombard 0504 with 1")
        .dice(6)
        .then()
        .usesReading("loos:LI-28", 1)
        .event("BombardmentResolved")
        .fact("line", "city");
  }

  @Test
  void trenchesAreNoFortificationsUnlessReadSo() {
    Then plain = line(battle(), "across", "city");
    plain.event("CombatResolved").fact("defence", 3);
    Then fort = line(battle().reading("loos:LI-74", 2), "across", "city");
    fort.cites("loos:8.2.3.a").event("CombatResolved").fact("defence", 6);
  }
}
