package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

final class WindTest {
  private static Given blowing(int wind) {
    return Battle.on("tank-you")
        .clock(3, "action", "attacker")
        .attribute(Subject.GAME, "wind", Data.of(wind))
        .attribute(hex("J6"), "smoke", Data.of(1))
        .attribute(hex("I6"), "smoke", Data.of(2))
        .attribute(hex("A1"), "gas", Data.of(1));
  }

  private static Then end(Given given, int... dice) {
    return Stages.run(given, "enter-wind", dice);
  }

  private static Optional<Data> at(Then then, String hex, String mark) {
    return then.after().attribute(hex(hex), mark);
  }

  private static Optional<Data> wind(Position position) {
    return position.attribute(Subject.GAME, "wind");
  }

  @Test
  @ProvesRule("nomansland:1.5.0.a")
  void theFirstDirectionIsADieOfTheScatterTable() {
    Then then = Stages.run(Battle.on("tank-you").clock(0, "bombardment"), "first-wind", 5);
    then.cites("nomansland:1.5.0.a");
    assertThat(wind(then.after())).contains(Data.of(5));
  }

  @Test
  @ProvesRule({"nomansland:S03.special.b", "nomansland:S09.special.b"})
  void aPrintedWindNeedsNoDie() {
    for (String scenario : new String[] {"evil-genius", "silent-death"}) {
      Then then = Stages.run(Battle.on(scenario).clock(0, "bombardment"), "first-wind");
      assertThat(wind(then.after())).contains(Data.of(1));
      then.cites(
          scenario.equals("evil-genius") ? "nomansland:S03.special.b" : "nomansland:S09.special.b");
    }
  }

  @Test
  @ProvesRule("nomansland:2.5.1.1.a")
  void aOneClearsAllSmokeAndGas() {
    Then then = end(blowing(1), 1).cites("nomansland:2.5.1.1.a");
    assertThat(at(then, "J6", "smoke")).isEmpty();
    assertThat(at(then, "I6", "smoke")).isEmpty();
    assertThat(at(then, "A1", "gas")).isEmpty();
  }

  @Test
  @ProvesRule("nomansland:2.5.1.2.a")
  void markersGoOneHexWithTheWindAllAtOnceAndOffTheMapTheyAreGone() {
    Then then = end(blowing(1), 3).cites("nomansland:2.5.1.2.a");
    assertThat(at(then, "J6", "smoke")).isEmpty();
    assertThat(at(then, "I6", "smoke")).contains(Data.of(1));
    assertThat(at(then, "H6", "smoke")).contains(Data.of(2));
    assertThat(at(then, "A1", "gas")).isEmpty();
    assertThat(at(end(blowing(1).reading("nomansland:NI-040", 2), 3), "A1", "gas"))
        .contains(Data.of(1));
    assertThat(at(end(blowing(0), 3), "J6", "smoke")).contains(Data.of(1));
  }

  @Test
  @ProvesRule({"nomansland:2.5.1.1.b", "nomansland:2.5.1.1.c"})
  void aSixTurnsTheWindAndTheSameDirectionAgainIsCalm() {
    assertThat(wind(end(blowing(1), 6, 4).after())).contains(Data.of(4));
    Then calm = end(blowing(4), 6, 4).cites("nomansland:2.5.1.1.c");
    assertThat(wind(calm.after())).contains(Data.of(0));
    assertThat(at(calm, "J6", "smoke")).contains(Data.of(1));
    assertThat(wind(end(calm.given(), 6, 4).after())).contains(Data.of(4));
    Given lastCounts = calm.given().reading("nomansland:NI-038", 2);
    assertThat(wind(end(lastCounts, 6, 4).after())).contains(Data.of(0));
  }

  @Test
  void aPrintedWindStaysUnderTheOtherReading() {
    Given given =
        Battle.on("silent-death")
            .clock(3, "action", "attacker")
            .attribute(Subject.GAME, "wind", Data.of(1));
    assertThat(wind(end(given, 6, 4).after())).contains(Data.of(4));
    assertThat(wind(end(given.reading("nomansland:NI-037", 2), 6).after())).contains(Data.of(1));
  }
}
