package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.Refused;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.rules.position.Viewer;

/**
 * Refusals on the way to the point of a scene: on its branch, and on those it comes from as long as
 * they were one. As far as whoever looks may know of them.
 *
 * @param branch on which it was refused
 */
record RefusedOn(BranchInfo branch, Refused refused) {

  /** The earliest branch first. */
  static List<RefusedOn> theWayTo(Scene scene) {
    List<RefusedOn> all = new ArrayList<>();
    Viewer viewer = viewer(scene);
    long until = scene.at();
    Optional<BranchInfo> at = Optional.of(scene.branch());
    while (at.isPresent()) {
      BranchInfo branch = at.get();
      List<RefusedOn> here = new ArrayList<>();
      for (Refused refused : scene.game().refusals(branch.id(), viewer)) {
        if (refused.at() <= until) {
          here.add(new RefusedOn(branch, refused));
        }
      }
      all.addAll(0, here);
      until = Math.min(until, branch.at());
      at = scene.register().holder(branch);
    }
    return all;
  }

  /** The same without the branches. */
  static List<Refused> all(Scene scene) {
    return theWayTo(scene).stream().map(RefusedOn::refused).toList();
  }

  /**
   * The refusal of a name: its number on the branch of the scene, or {@code main#3}.
   *
   * @throws BadCall naming those there are
   */
  static RefusedOn named(Scene scene, String name) {
    List<RefusedOn> all = theWayTo(scene);
    return all.stream()
        .filter(one -> one.name(scene).equals(name) || one.fullName().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new BadCall(
                    "there is no refusal "
                        + name
                        + " on the way to event "
                        + scene.at()
                        + " of "
                        + scene.branch().name()
                        + (all.isEmpty()
                            ? "; nothing was refused there, as far as is shown"
                            : "; there are " + all.stream().map(o -> o.name(scene)).toList())));
  }

  /** How a person may name it: on the branch of the scene by its number alone. */
  String name(Scene scene) {
    return branch.id().equals(scene.branch().id()) ? "" + refused.number() : fullName();
  }

  private String fullName() {
    return branch.name() + "#" + refused.number();
  }

  /**
   * Who may know of refusals: their submitters and the umpire, and everybody once the game is over.
   */
  static Viewer viewer(Scene scene) {
    boolean over = scene.game().now(scene.register().main()).outcome().isPresent();
    return over ? Viewer.UMPIRE : scene.viewer();
  }
}
