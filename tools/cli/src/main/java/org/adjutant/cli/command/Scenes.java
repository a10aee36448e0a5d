package org.adjutant.cli.command;

import java.util.List;
import org.adjutant.cli.print.Standing;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.rules.position.SideId;

/** What commands say of a scene. */
public final class Scenes {
  private Scenes() {}

  /** How the game stands, as far as whoever looks may know. */
  public static Standing standing(Scene scene) {
    List<SideId> shown =
        scene.title().sides().stream()
            .filter(
                side ->
                    scene.viewer().isUmpire()
                        || scene.viewer().side().filter(side::equals).isPresent()
                        || !scene.title().hasSecrets())
            .toList();
    return new Standing(
        scene.title(), scene.position(), scene.view(), scene.register().seats(), shown);
  }
}
