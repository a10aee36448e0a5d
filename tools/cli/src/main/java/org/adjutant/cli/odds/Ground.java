package org.adjutant.cli.odds;

import java.util.Optional;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;

/**
 * The position that odds are worked out on. Where something is hidden, only the umpire has the true
 * one; a side has what it may suppose from its own view.
 *
 * @param supposedBy the side whose supposition it is
 */
public record Ground(Title title, Position position, Optional<SideId> supposedBy) {

  /**
   * What whoever looks may work with.
   *
   * @throws BadCall if he sees for no side
   */
  public static Ground of(Scene scene) {
    if (!scene.title().hasSecrets() || scene.viewer().isUmpire()) {
      return new Ground(scene.title(), scene.position(), Optional.empty());
    }
    return of(scene.title(), scene.position(), scene.viewer())
        .orElseThrow(
            () ->
                new BadCall(
                    "something is hidden in this game, so odds depend on who asks: say by --as SIDE"
                        + " for which side, with its --passphrase if its seat is locked"));
  }

  /** The same for any position of a game; empty for somebody who sees for no side. */
  public static Optional<Ground> of(Title title, Position position, Viewer viewer) {
    if (!title.hasSecrets() || viewer.isUmpire()) {
      return Optional.of(new Ground(title, position, Optional.empty()));
    }
    return viewer
        .side()
        .map(
            side ->
                new Ground(
                    title, title.supposed(position.seenBy(viewer), side), Optional.of(side)));
  }

  /** {@code , as British may suppose}; empty for the true position. */
  public String words() {
    return supposedBy.map(s -> ", as " + title.display().side(s) + " may suppose").orElse("");
  }

  /** A scene in which this is the whole truth. */
  public Scene in(Scene scene) {
    return new Scene(
        scene.game(),
        scene.register(),
        scene.eyes(),
        scene.branch(),
        scene.history(),
        scene.at(),
        scene.viewer(),
        position,
        scene.view());
  }
}
