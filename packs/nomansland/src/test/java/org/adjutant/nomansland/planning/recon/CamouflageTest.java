package org.adjutant.nomansland.planning.recon;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.planning.Planned;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.junit.jupiter.api.Test;

/** Scenario 9: Dugouts in I4 and I10, MG Nests in I5 and I9, and the guns are Camouflaged. */
final class CamouflageTest {

  /** The Reconnaissance Aircraft has won two markers. */
  private static Then twoMarkers() {
    return Planned.defenderReady("silent-death")
        .answer("defender", "commit none")
        .then()
        .answer("attacker", "commit none")
        .then()
        .diceFall(4)
        .then()
        .permitted();
  }

  private static boolean isSeen(Then then, String piece) {
    return then.after().seenBy(Viewer.of(Sides.ATTACKER)).piece(piece).isPresent();
  }

  @Test
  @ProvesRule({"nomansland:1.4.1.3.a", "nomansland:1.4.1.3.c", "nomansland:1.4.1.3.d"})
  void aDugoutIsRevealedOnAFive() {
    Then aimed = twoMarkers().answer("attacker", "reveal I4").then().permitted();
    aimed.awaitsRoll("camouflage");
    Then found = aimed.diceFall(5).then().permitted();
    found.input("nomansland:1.4.1.3.a", "die", 5);
    found.cites("nomansland:1.4.1.3.c", "nomansland:1.4.1.3.d");
    assertThat(isSeen(found, "dugout-1")).isTrue();
    assertThat(found.after().piece("dugout-1").orElseThrow().flag(Mark.CAMOUFLAGED)).isFalse();
    assertThat(found.after().attribute(Subject.of(new Hex("I4")), Mark.REVEALED)).isPresent();
    assertThat(found.after().at(new Hex("I4")).stream().map(piece -> piece.kind()))
        .doesNotContain("unknown");
  }

  @Test
  @ProvesRule("nomansland:1.4.1.3.b")
  void onAFourTheMarkerIsLostAndTheHexStaysAsItWas() {
    Then lost = twoMarkers().answer("attacker", "reveal I4").then().diceFall(4).then().permitted();
    lost.cites("nomansland:1.4.1.3.b").event("nomansland/RevealFailed").fact("die", 4);
    assertThat(isSeen(lost, "dugout-1")).isFalse();
    assertThat(lost.after().attribute(Subject.of(new Hex("I4")), Mark.REVEALED)).isEmpty();
    lost.choice("reveal").about("left", Data.of(1));
  }

  @Test
  @ProvesRule("nomansland:4.2.13.c")
  void aCamouflagedNestTakesTheSameDieAndAFailureDoesNotTellItFromADugout() {
    Then lost = twoMarkers().answer("attacker", "reveal I5").then().diceFall(4).then().permitted();
    lost.cites("nomansland:4.2.13.c");
    assertThat(isSeen(lost, "mg-nest-1")).isFalse();
    assertThat(lost.ruling().trail())
        .filteredOn(finding -> finding.rule().text().equals("nomansland:4.2.13.c"))
        .extracting(Finding::audience)
        .containsExactly(Audience.of(Sides.DEFENDER));
    Then found = lost.answer("attacker", "reveal I5").then().diceFall(5).then().permitted();
    found.cites("nomansland:4.2.13.c");
    assertThat(isSeen(found, "mg-nest-1")).isTrue();
  }

  @Test
  void aPillboxIsNotCamouflagedAndNeedsNoDie() {
    Then found = twoMarkers().answer("attacker", "reveal I7").then().permitted();
    assertThat(isSeen(found, "pillbox-2")).isTrue();
    found.citesNot("nomansland:1.4.1.3.a");
  }

  @Test
  void camouflagedArtilleryNeedsTheDieToo() {
    Then aimed = twoMarkers().answer("attacker", "reveal artillery").then().permitted();
    Then lost = aimed.diceFall(4).then();
    assertThat(lost.after().attribute(Subject.of(Sides.DEFENDER), Mark.ARTILLERY_REVEALED))
        .isEmpty();
    Then found = aimed.diceFall(5).then();
    assertThat(found.after().attribute(Subject.of(Sides.DEFENDER), Mark.ARTILLERY_REVEALED))
        .isPresent();
  }
}
