package org.adjutant.cli.sitting;

import java.util.Optional;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Register;
import picocli.CommandLine.Option;

/** Options that say at which point, of which branch, and as whom to look. */
public final class Look {
  @Option(names = "--branch", paramLabel = "B", description = "A branch; else the main one.")
  private Optional<String> branch = Optional.empty();

  @Option(
      names = "--at",
      paramLabel = "POINT",
      description = "After event N, BRANCH@N or a bookmark; else now.")
  private Optional<String> at = Optional.empty();

  @Option(names = "--as", paramLabel = "SIDE", description = "As this side; or umpire, or public.")
  private Optional<String> as = Optional.empty();

  public Optional<String> branch() {
    return branch;
  }

  /** The point asked for, as it was written. */
  public Optional<String> at() {
    return at;
  }

  public Optional<String> as() {
    return as;
  }

  /**
   * What is seen.
   *
   * @throws BadCall if there is no such point, or it is on another branch than the one named
   */
  public Scene scene(Sitting sitting) {
    return scene(sitting, sitting.game());
  }

  /** The same of any game. */
  public Scene scene(Sitting sitting, OpenGame game) {
    return at.map(text -> Scene.at(sitting, game, point(game.register(), text), as))
        .orElseGet(() -> Scene.of(sitting, game, branch, Optional.empty(), as));
  }

  private Point point(Register register, String text) {
    String on = branch.map(b -> register.branch(b).id()).orElse(register.main());
    Point point = Point.parse(register, text, on);
    if (branch.isPresent() && !point.branch().equals(on)) {
      throw new BadCall(
          text
              + " is on branch "
              + register.branch(point.branch()).name()
              + ", not on "
              + branch.get()
              + "; leave out one of the two");
    }
    return point;
  }
}
