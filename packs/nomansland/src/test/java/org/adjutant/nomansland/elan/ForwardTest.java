package org.adjutant.nomansland.elan;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** 2.4.e, 2.4.f: Forward! markers cancel rolls. */
final class ForwardTest {
  /** The Defender is about to roll for his Counter-Attack. */
  private static final Given HELD =
      Battle.phase("tank-you", "close-combat", "defender")
          .piece("a1", "uk-inf", "attacker", "O3")
          .steps(2)
          .piece("d1", "ge-inf", "defender", "J3")
          .steps(2)
          .piece("r1", "ge-res", "defender", "box:counter-attack")
          .clock(3, "close-combat", "defender")
          .attribute(Subject.GAME, "sos", Data.of(2))
          .tally("forward", 2);

  private static Then rolled(Given given, int die) {
    return given.when("defender", "end").die("counter-attack", die).then();
  }

  @Test
  @ProvesRule("nomansland:2.4.e")
  void aDefendersRollIsCancelledAndMadeAgain() {
    Then good = rolled(HELD, 6);
    good.choice("forward").ownedBy("attacker").offers("yes").offers("no");
    good.noEvent("nomansland/CounterAttackLaunched");
    Then again = good.answer("attacker", "yes").then().awaitsRoll("counter-attack");
    again.cites("nomansland:2.4.e").tally("forward", 1);
    again.event("nomansland/ForwardDiscarded").by("attacker").fact("purpose", "counter-attack");
    Then bad = again.diceFall(1).then().answer("attacker", "no").then();
    bad.event("nomansland/CounterAttackDelayed").fact("die", 1);
    Then kept = good.answer("attacker", "no").then().tally("forward", 2);
    kept.event("nomansland/CounterAttackLaunched").fact("die", 6);
  }

  @Test
  @ProvesRule("nomansland:2.4.f")
  void theNewRollMayBeCancelledWithAnotherMarker() {
    Then second = rolled(HELD, 6).answer("attacker", "yes").dice(5).then();
    second.choice("forward").ownedBy("attacker");
    Then third = second.answer("attacker", "yes").dice(4).then().tally("forward", 0);
    third.noEvent("nomansland/CounterAttackLaunched");
    third.event("nomansland/CounterAttackDelayed").fact("die", 4);
  }

  @Test
  void withoutAMarkerNobodyIsAsked() {
    rolled(HELD.tally("forward", 0), 1).event("nomansland/CounterAttackDelayed");
  }

  @Test
  void underTheFlareMarkersHeldMayBeUsedUnlessAnotherReadingHolds() {
    rolled(HELD, 1).choice("forward").ownedBy("attacker");
    Given frozen = HELD.reading("nomansland:NI-071", 2);
    rolled(frozen, 1).event("nomansland/CounterAttackDelayed").fact("die", 1);
  }

  @Test
  void byTheOtherReadingTheHolderPicksOneDieToRollAgain() {
    Given firing =
        Battle.action("tank-you", "attacker")
            .piece("a1", "uk-inf", "attacker", "L3")
            .steps(2)
            .piece("d1", "ge-inf", "defender", "J3")
            .steps(2)
            .tally("forward", 2);
    Then all = firing.when("attacker", "fire a1 at d1").dice(1, 3).then();
    all.choice("forward").offersOnly("no", "yes");
    all.answer("attacker", "yes").then().awaitsRoll("fire").usesReading("nomansland:NI-070", 1);
    Given one = firing.reading("nomansland:NI-070", 2);
    Then fell = one.when("attacker", "fire a1 at d1").dice(1, 3).then();
    fell.choice("forward").offersOnly("no", "yes die 1", "yes die 2");
    fell.answer("attacker", "yes").then().refused("nomansland:2.4.e");
    Then first = fell.answer("attacker", "yes die 1").then().usesReading("nomansland:NI-070", 2);
    Then again = first.awaitsRoll("fire").tally("forward", 1).diceFall(2).then();
    again.choice("forward").about("dice", Data.numbers(List.of(2))).offersOnly("no", "yes");
    Then stands = again.answer("attacker", "no").then();
    stands.event("nomansland/DieReplaced").fact("dice", Data.numbers(List.of(2, 3)));
    stands.event("nomansland/FireResolved").fact("kept", 3);
    Then second = again.answer("attacker", "yes").then().tally("forward", 0).diceFall(5).then();
    second.event("nomansland/FireResolved").fact("kept", 5);
  }

  @Test
  void aDrawFromTheCupIsNoRollOfDice() {
    Given late =
        Battle.phase("fix-bayonet", "counter-attack", "defender")
            .piece("a1", "fr-inf", "attacker", "O3")
            .piece("d1", "ge-inf", "defender", "J3")
            .tally("forward", 1)
            .cup("elan", "rallying", "forward");
    late.when("defender", "end").die("elan draw", 1).then().event("nomansland/ElanDrawn");
  }
}
