package org.adjutant.nomansland.move;

import static org.adjutant.nomansland.move.MoveField.germans;

import java.util.List;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.fire.Alike;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** What is hidden changes nothing in the moves that the Attacker is offered or refused. */
final class MoveSecrecyTest {
  private static Given marked() {
    return germans()
        .moved("ge-inf-1", "K7")
        .moved("ge-inf-2", "L7")
        .piece("uk-inf-9", "uk-inf", "defender", "I9")
        .steps(2)
        .piece("q1", "unknown", "defender", "I7")
        .piece("q2", "unknown", "defender", "I9");
  }

  private static Given full() {
    return marked()
        .piece("h1", "uk-inf", "defender", "I7")
        .steps(2)
        .knownTo("defender")
        .piece("h2", "uk-mg", "defender", "I7")
        .knownTo("defender")
        .piece("h3", "uk-inf", "defender", "I9")
        .steps(2)
        .knownTo("defender");
  }

  private static Given empty() {
    return marked()
        .piece("x1", "dugout", "defender", "I7")
        .knownTo("defender")
        .piece("x2", "officer", "defender", "I9")
        .knownTo("defender");
  }

  private static Data move(String unit, String to) {
    return Data.of("units", Data.texts(List.of(unit))).with("to", to);
  }

  @Test
  void offersAndRefusalsAreTheSameWhateverIsHidden() {
    new Alike(full(), empty())
        .looks()
        .judges("move", move("ge-inf-1", "J7"))
        .judges("move", move("ge-inf-1", "I7"))
        .judges("move", move("h1", "J7"))
        .judges("move", move("x2", "I8"))
        .judges("emerge", Data.of("unit", "h2").with("hex", "J7"))
        .judges("leave", Data.of("unit", "h1"))
        .judges("turn", Data.of("unit", "h2").with("direction", 1))
        .judges("post", Data.of("hex", "H4"));
  }
}
