package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.front;

import org.adjutant.kit.given.Given;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** What is hidden changes nothing in what the Attacker is offered or refused. */
final class FireSecrecyTest {
  private static Given marked() {
    return front()
        .piece("ge-sec-9", "ge-sec", "defender", "I9").steps(2)
        .piece("q1", "unknown", "defender", "I8")
        .piece("q2", "unknown", "defender", "J7")
        .piece("q3", "unknown", "defender", "K6");
  }

  private static Given guns() {
    return marked()
        .piece("h1", "ge-mg", "defender", "I8").knownTo("defender")
        .piece("h2", "ge-sec", "defender", "J7").knownTo("defender")
        .piece("h3", "dugout", "defender", "K6").knownTo("defender")
        .piece("h4", "ge-sec", "defender", "K6").having("inside", "h3").knownTo("defender");
  }

  private static Given officers() {
    return marked()
        .piece("x1", "pillbox", "defender", "I8").knownTo("defender")
        .piece("x2", "officer", "defender", "J7").knownTo("defender")
        .piece("x3", "ge-inf", "defender", "K6").steps(2).knownTo("defender");
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
}
