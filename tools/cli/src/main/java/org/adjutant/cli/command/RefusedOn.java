package org.adjutant.cli.command;

import java.util.List;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.Refused;
import org.adjutant.rules.position.Viewer;

/** Refusals on the branch of a scene, as far as whoever looks may know of them. */
final class RefusedOn {
  private RefusedOn() {}

  static List<Refused> branch(Scene scene) {
    return scene.game().refusals(scene.branch().id(), viewer(scene));
  }

  /**
   * Who may know of refusals: their submitters and the umpire, and everybody once the game is over.
   */
  static Viewer viewer(Scene scene) {
    boolean over = scene.game().now(scene.register().main()).outcome().isPresent();
    return over ? Viewer.UMPIRE : scene.viewer();
  }
}
