package org.adjutant.cli.command;

import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.History;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.position.Viewer;

/** Points between rulings: in the middle of one the engine holds more than the position says. */
final class Ends {
  private Ends() {}

  /**
   * @throws BadCall naming the nearest points, if a ruling is in progress at the point of a scene
   */
  static void mustEndRuling(Scene scene) {
    History history = scene.history();
    if (scene.isNow()) {
      return;
    }
    RecordedRuling next = history.ruling(scene.at() + 1, Viewer.UMPIRE);
    long before = history.before(next);
    if (before < scene.at()) {
      throw new BadCall(
          "event "
              + scene.at()
              + " is in the middle of a ruling; it begins after event "
              + before
              + " and ends with event "
              + next.number());
    }
  }
}
