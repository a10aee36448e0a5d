package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hide;
import static org.adjutant.nomansland.guns.Front.preparation;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

/** The Attacker's guns tell him nothing of what they do not hit. */
final class SecrecyTest {
  private static final Viewer ATTACKER = Viewer.of(Front.ATTACKER);

  /** One section behind the marker in J6. */
  private static Given little() {
    return hide(preparation("raining-shells", 9), "u1", "ge-sec", "J6");
  }

  /** A gun in a Camouflaged dugout, a second unit and an officer behind the marker in J6. */
  private static Given much() {
    return hide(preparation("raining-shells", 9), "u2", "ge-mg", "J6")
        .having("inside", "u3")
        .piece("u3", "dugout", "defender", "J6")
        .steps(0)
        .being("camouflaged")
        .knownTo("defender")
        .piece("u4", "ge-inf", "defender", "J6")
        .steps(2)
        .knownTo("defender")
        .piece("u5", "officer", "defender", "J6")
        .steps(0)
        .knownTo("defender");
  }

  private static List<String> seen(Given board, String typed, int... dice) {
    Then then = board.when("attacker", typed).dice(dice).then();
    List<String> lines = new ArrayList<>();
    then.ruling().trail().stream()
        .filter(f -> f.audience().includes(ATTACKER))
        .forEach(f -> lines.add(f.toString()));
    Position before = board.position();
    for (Event event : then.ruling().events()) {
      lines.add(event.name() + " " + event.factsFor(ATTACKER));
      lines.add(Effects.seenBy(ATTACKER, before, event.effects()).toString());
      before = Effects.fold(before, event.effects());
    }
    lines.add(then.after().seenBy(ATTACKER).toString());
    Offers.of(then.given().title(), then.after(), Front.ATTACKER)
        .forEach(offer -> lines.add(offer.toString()));
    return lines;
  }

  @Test
  @ProvesRule({"nomansland:1.4.1.3.f", "nomansland:1.5.1.d"})
  void aHurricaneThatHitsNobodyLooksTheSameWhateverLiesUnderTheMarker() {
    int[] dice = {4, 5, 2, 1, 2, 1, 2};
    assertThat(seen(little(), "hurricane J6-J6", dice))
        .isEqualTo(seen(much(), "hurricane J6-J6", dice));
    assertThat(seen(little(), "hurricane J6-J6", dice)).isNotEmpty();
  }

  @Test
  void soDoesAStraightBarrage() {
    assertThat(seen(little(), "straight J", 3, 3, 3, 1, 2))
        .isEqualTo(seen(much(), "straight J", 3, 3, 3, 1, 2));
  }

  @Test
  void soDoARefusalAndWhatElseMayBeDone() {
    assertThat(seen(little(), "hurricane J6 neutralization"))
        .isEqualTo(seen(much(), "hurricane J6 neutralization"));
  }

  @Test
  void theDefenderSeesTheDiceAllTheSame() {
    Then then = much().when("attacker", "hurricane J6").dice(4, 3, 3, 3, 3, 3).then();
    Viewer defender = Viewer.of(Front.DEFENDER);
    assertThat(
            then.ruling().trail().stream()
                .filter(f -> f.audience().includes(defender) && !f.audience().includes(ATTACKER))
                .filter(f -> f.rule().text().equals("nomansland:1.5.1.e")))
        .hasSize(1);
  }

  /** A "?" in I6 and one in I8; what lies under them is given. */
  private static Given under(String kind, String inI8) {
    return hide(hide(preparation("gladiators", 4), "a1", kind, "I6"), "b1", inI8, "I8");
  }

  private static int[] ones(int count) {
    return IntStream.generate(() -> 1).limit(count).toArray();
  }

  @Test
  @ProvesRule("nomansland:S10.special.d")
  void theApproachTellsNotUnderWhichMarkersThePillboxesAreUnlessItHitsThem() {
    for (int dice : new int[] {2, 7, 12}) {
      List<String> first = seen(under("pillbox", "fr-mg"), "approach", ones(dice));
      assertThat(first).isEqualTo(seen(under("fr-mg", "pillbox"), "approach", ones(dice)));
      assertThat(first).isEqualTo(seen(under("fr-mg", "fr-mg"), "approach", ones(dice)));
      assertThat(first).isEqualTo(seen(under("pillbox", "pillbox"), "approach", ones(dice)));
    }
  }

  /** Shells that stay where they were aimed. */
  private static int[] onTarget(int count) {
    return IntStream.range(0, count).map(n -> n % 2 == 0 ? 6 : 1).toArray();
  }

  @Test
  @ProvesRule({"nomansland:S09.attacker.d", "nomansland:S11.attacker.f"})
  void shellsForEachUnitTellNotHowManyLieUnderAMarker() {
    for (String scenario : List.of("silent-death", "last-gamble")) {
      Given one = hide(preparation(scenario, 0), "u1", "ge-inf", "J6");
      Given three =
          hide(preparation(scenario, 0), "u2", "ge-mg", "J6")
              .piece("u3", "ge-lmg", "defender", "J6")
              .knownTo("defender")
              .piece("u4", "ge-lmg", "defender", "J6")
              .knownTo("defender");
      for (int dice : new int[] {0, 20}) {
        assertThat(seen(one, "each-unit", onTarget(dice)))
            .isEqualTo(seen(three, "each-unit", onTarget(dice)));
      }
    }
  }

  @Test
  void aPillboxWithNobodyInsideIsNotNamedWhenItsDiePinsWhoIsInside() {
    int[] dice = {4, 5, 1, 1, 1, 1};
    Given empty = hide(preparation("raining-shells", 9), "p1", "pillbox", "J6");
    Given officer = hide(preparation("raining-shells", 9), "o1", "officer", "J6");
    assertThat(seen(empty, "hurricane J6", dice)).isEqualTo(seen(officer, "hurricane J6", dice));
  }
}
