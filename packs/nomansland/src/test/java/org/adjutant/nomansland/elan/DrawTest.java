package org.adjutant.nomansland.elan;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.headquarters.Headquarters;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** 2.4: the Attacker draws a marker each turn. */
final class DrawTest {
  private static final Given LATE =
      Battle.phase("fix-bayonet", "counter-attack", "defender")
          .piece("a1", "fr-inf", "attacker", "O3")
          .steps(2)
          .piece("d1", "ge-inf", "defender", "J3")
          .steps(2);
  private static final Given FLARED = LATE.attribute(Subject.GAME, "sos", Data.of(1));

  /** The phases run on to the Elan Phase, where this marker of the cup is drawn. */
  private static Then draw(Given given, int marker, String... cup) {
    return given.cup("elan", cup).when("defender", "end").die("elan draw", marker).then();
  }

  @Test
  @ProvesRule({"nomansland:2.4.a", "nomansland:2.4.b"})
  void aDrawnMarkerGoesUnderTheLowestOfItsColumn() {
    Then drawn = draw(LATE.tally("elan:rallying", 1), 2, "forward", "rallying", "sniper");
    drawn.tally("elan:rallying", 2).tally("elan:close-combat", 0).tally("forward", 0);
    drawn.event("nomansland/ElanDrawn").by("attacker").fact("marker", "rallying").fact("left", 2);
    drawn.input("nomansland:2.4.b", "box in force", 3);
    assertThat(drawn.after().cup("elan")).containsExactly("forward", "sniper");
    Then low = draw(LATE.tally("elan:initiative", 3), 1, "initiative", "forward");
    low.tally("elan:initiative", 4);
    draw(LATE.tally("elan:initiative", 7), 1, "initiative", "forward").tally("elan:initiative", 7);
  }

  @Test
  @ProvesRule("nomansland:2.4.c")
  void theFirstCloseCombatMarkerCoversTheTopBox() {
    Then drawn = draw(LATE, 1, "close-combat", "forward").tally("elan:close-combat", 1);
    drawn.input("nomansland:2.4.c", "box", 1).input("nomansland:2.4.b", "box in force", 2);
    assertThat(Battle.setting("fix-bayonet").charts().cell("elan", "close-combat", 1).text())
        .isEqualTo("+2");
    draw(LATE.tally("elan:close-combat", 1), 1, "close-combat", "forward")
        .citesNot("nomansland:2.4.c");
  }

  @Test
  @ProvesRule("nomansland:2.4.d")
  void aForwardMarkerIsKeptAndTouchesNoColumn() {
    Then drawn = draw(LATE.tally("forward", 1), 1, "forward", "rallying").tally("forward", 2);
    drawn.tally("elan:rallying", 0).tally("elan:initiative", 0).tally("elan:close-combat", 0);
    drawn.cites("nomansland:2.4.d");
  }

  @Test
  @ProvesRule("nomansland:2.4.i")
  void aDrawnCpMarkerRestoresCommand() {
    Given lost = LATE.tally("lost:cp", 1);
    assertThat(Headquarters.hasCommand(lost.position())).isFalse();
    Then drawn = draw(lost, 2, "rallying", "cp").cites("nomansland:2.4.i").tally("lost:cp", 0);
    assertThat(Headquarters.hasCommand(drawn.after())).isTrue();
    assertThat(drawn.after().cup("elan")).containsExactly("rallying");
  }

  @Test
  @ProvesRule("nomansland:2.4.j")
  void drawnArtAndCaMarkersAreOfUseFromTheNextTurnOn() {
    Given lost = LATE.tally("lost:art", 1).tally("lost:ca", 1);
    Then art = draw(lost, 2, "rallying", "art").cites("nomansland:2.4.j").tally("lost:art", 0);
    art.tally("lost:ca", 1);
    assertThat(Headquarters.hasArtillery(art.after())).isTrue();
    assertThat(Headquarters.mayPlan(art.after())).isFalse();
    Then ca = draw(lost, 1, "ca", "rallying").cites("nomansland:2.4.j").tally("lost:ca", 0);
    assertThat(Headquarters.mayPlan(ca.after())).isTrue();
  }

  @Test
  @ProvesRule("nomansland:2.2.3.f")
  void underTheFlareEveryDrawnMarkerIsDiscarded() {
    for (String marker : new String[] {"initiative", "close-combat", "rallying", "forward"}) {
      Then drawn = draw(FLARED, 1, marker, "forward").cites("nomansland:2.2.3.f");
      drawn.event("nomansland/ElanDiscarded").fact("marker", marker).fact("left", 1);
      drawn.noEvent("nomansland/ElanDrawn").tally("forward", 0);
      drawn.tally("elan:initiative", 0).tally("elan:close-combat", 0).tally("elan:rallying", 0);
    }
  }

  @Test
  void underTheFlareAnAbsentMarkerStaysAbsentUnlessAnotherReadingHolds() {
    Given lost = FLARED.tally("lost:cp", 1);
    draw(lost, 1, "cp", "forward").usesReading("nomansland:NI-081", 1).tally("lost:cp", 1);
    Given other = lost.reading("nomansland:NI-081", 2);
    draw(other, 1, "cp", "forward").usesReading("nomansland:NI-081", 2).tally("lost:cp", 0);
  }
}
