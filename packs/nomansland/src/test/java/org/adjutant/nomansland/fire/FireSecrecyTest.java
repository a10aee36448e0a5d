package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.front;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

/** What is hidden changes nothing in what the Attacker is offered or refused. */
final class FireSecrecyTest {
  private static Given marked() {
    return front()
        .piece("ge-sec-9", "ge-sec", "defender", "I9")
        .steps(2)
        .piece("q1", "unknown", "defender", "I8")
        .piece("q2", "unknown", "defender", "J7")
        .piece("q3", "unknown", "defender", "K6");
  }

  private static Given guns() {
    return marked()
        .piece("h1", "ge-mg", "defender", "I8")
        .knownTo("defender")
        .piece("h2", "ge-sec", "defender", "J7")
        .knownTo("defender")
        .piece("h3", "dugout", "defender", "K6")
        .knownTo("defender")
        .piece("h4", "ge-sec", "defender", "K6")
        .having("inside", "h3")
        .knownTo("defender");
  }

  private static Given officers() {
    return marked()
        .piece("x1", "pillbox", "defender", "I8")
        .knownTo("defender")
        .piece("x2", "officer", "defender", "J7")
        .knownTo("defender")
        .piece("x3", "ge-inf", "defender", "K6")
        .steps(2)
        .knownTo("defender");
  }

  private static Data fire(String target) {
    return Data.of("unit", "fr-inf-1").with("target", target);
  }

  @Test
  void offersAndRefusalsAreTheSameWhateverIsHidden() {
    new Alike(guns(), officers())
        .looks()
        .judges("fire", fire("ge-inf-1"))
        .judges("fire", fire("ge-sec-9"))
        .judges("fire", fire("q1"))
        .judges("fire", fire("h1"))
        .judges("fire", fire("x3"))
        .judges("fire", fire("nobody"));
    new Alike(guns().moved("fr-inf-1", "M5"), officers().moved("fr-inf-1", "M5"))
        .looks()
        .judges("fire", fire("ge-inf-1"))
        .judges("fire", fire("ge-sec-9"));
  }

  /** Red fire into J7 that misses all that lies under its marker. */
  private static Then miss(Given given) {
    return given
        .piece("fr-mg-1", "fr-mg", "attacker", "M8")
        .with(new Face(PieceId.of("fr-mg-1"), 1))
        .attribute(Subject.of(Place.hex("J7")), "smoke", Data.of(1))
        .when("attacker", "fire fr-mg-1 at ge-inf-1")
        .dice(Collections.nCopies(24, 1).stream().mapToInt(Integer::intValue).toArray())
        .then()
        .permitted();
  }

  @Test
  void aMissTellsNothingOfHowMuchIsHidden() {
    Given one = guns();
    Given two = guns().piece("h5", "ge-mg", "defender", "J7").knownTo("defender");
    assertThat(seen(miss(one))).isEqualTo(seen(miss(two))).doesNotContain("h2", "h5");
  }

  private static String seen(Then then) {
    Viewer attacker = Viewer.of(Sides.ATTACKER);
    List<String> told = new ArrayList<>();
    then.ruling().events().forEach(e -> told.add(e.name() + e.factsFor(attacker)));
    then.ruling().trail().stream()
        .filter(finding -> finding.audience().includes(attacker))
        .forEach(finding -> told.add(finding.toString()));
    return told.toString();
  }
}
