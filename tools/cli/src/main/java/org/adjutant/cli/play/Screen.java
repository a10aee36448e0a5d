package org.adjutant.cli.play;

import java.util.Optional;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/** Who is at the screen. It goes from hand to hand, and nobody sees what another side hides. */
final class Screen {
  private static final int TRIES = 3;

  private final Sitting sitting;
  private final Talk talk;
  private final boolean open;
  private Optional<SideId> at = Optional.empty();
  private boolean changedHands;

  /**
   * @param open true if one person plays all sides
   */
  Screen(Sitting sitting, Talk talk, boolean open) {
    this.sitting = sitting;
    this.talk = talk;
    this.open = open;
  }

  Optional<SideId> at() {
    return at;
  }

  /** Whether others looked away when the screen was given to its side. */
  boolean changedHands() {
    return changedHands;
  }

  /** As whom commands look; empty for one who plays all sides. */
  Optional<String> as() {
    return open ? Optional.empty() : at.map(SideId::id);
  }

  /**
   * Gives the screen to a side, before anything of it is shown.
   *
   * @return false at the end of the input
   * @throws BadCall if its passphrase was not found
   */
  boolean give(Scene scene, SideId side) {
    changedHands = false;
    if (at.filter(before -> !before.equals(side)).isPresent()) {
      // The passphrase of one opens nothing for the next.
      sitting.say("");
    }
    String name = scene.title().display().side(side);
    boolean locked = locked(side);
    if (at.filter(side::equals).isPresent() && !locked) {
      return true;
    }
    if (locked) {
      changedHands = true;
      if (!unlock(side, "Passphrase of " + name + ": ")) {
        return false;
      }
    } else if (handsOver(scene, side)) {
      changedHands = true;
      talk.clear();
      if (talk.ask("Others look away; press Enter when " + name + " is at the screen. ")
          .isEmpty()) {
        return false;
      }
    }
    at = Optional.of(side);
    return true;
  }

  private boolean handsOver(Scene scene, SideId side) {
    long people = scene.register().seats().values().stream().filter(seat -> !seat.isBot()).count();
    return !open
        && people > 1
        && !scene
            .position()
            .seenBy(Viewer.of(side))
            .digest()
            .equals(scene.position().seenBy(Viewer.PUBLIC).digest());
  }

  /**
   * Asks for the passphrase of a locked seat, three times.
   *
   * @return false at the end of the input
   */
  boolean unlock(SideId side, String prompt) {
    for (int i = 0; i < TRIES && locked(side); i++) {
      talk.clear();
      Optional<String> words = talk.secret(prompt);
      if (words.isEmpty()) {
        return false;
      }
      sitting.say(words.get());
    }
    new Eyes(sitting.game().register(), sitting.passphrase()).mayAct(side);
    return true;
  }

  private boolean locked(SideId side) {
    return new Eyes(sitting.game().register(), sitting.passphrase()).locked().contains(side);
  }
}
