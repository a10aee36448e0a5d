package org.adjutant.cli.sitting;

import java.util.Optional;
import picocli.CommandLine.Option;

/** Options that say at which point, of which branch, and as whom to look. */
public final class Look {
  @Option(names = "--branch", paramLabel = "B", description = "A branch; else the main one.")
  private Optional<String> branch = Optional.empty();

  @Option(names = "--at", paramLabel = "N", description = "After event N; else now.")
  private Optional<Long> at = Optional.empty();

  @Option(names = "--as", paramLabel = "SIDE", description = "As this side; or umpire, or public.")
  private Optional<String> as = Optional.empty();

  public Optional<String> branch() {
    return branch;
  }

  public Optional<Long> at() {
    return at;
  }

  public Optional<String> as() {
    return as;
  }

  /** What is seen. */
  public Scene scene(Sitting sitting) {
    return Scene.of(sitting, sitting.game(), branch, at, as);
  }
}
