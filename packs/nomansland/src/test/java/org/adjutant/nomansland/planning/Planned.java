package org.adjutant.nomansland.planning;

import java.util.List;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Ruling;

/** Positions of the planning to start tests from. */
public final class Planned {
  /** All scenarios in the order of the rulebook. */
  public static final List<String> SCENARIOS =
      List.of(
          "fix-bayonet",
          "a-gun-still-too-far",
          "evil-genius",
          "ouch-at-hooge",
          "raining-shells",
          "tank-you",
          "sturmtruppen",
          "specialists",
          "silent-death",
          "gladiators",
          "last-gamble");

  private Planned() {}

  /** The ruling that opens a scenario. */
  public static Ruling opening(String scenario) {
    return Engine.open(Battle.title(scenario), List.of(), Chance.NONE);
  }

  /** The same with another reading in force. */
  public static Ruling opening(String scenario, String interpretation, int reading) {
    return Engine.open(
        Battle.title(scenario), List.of(new SetReading(interpretation, reading)), Chance.NONE);
  }

  /** The Defender is to set up. */
  public static Given opened(String scenario) {
    return Given.opened(Battle.title(scenario));
  }

  /** The Defender has set up as planned and says that he is ready. */
  public static Then defenderReady(String scenario) {
    return opened(scenario)
        .when("defender", "ready-made")
        .then()
        .permitted()
        .when("defender", "ready")
        .then()
        .permitted();
  }

  /** The Attacker is to set up, from this row on; the Defender has not. */
  public static Given attackerToSetUp(String scenario, String row) {
    return opened(scenario)
        .clock(0, PhaseId.ATTACKER_SET_UP, "attacker")
        .attribute(Subject.GAME, Mark.SET_UP_ROW, Data.of(row));
  }
}
