package org.adjutant.cli.bot;

import java.util.List;
import org.adjutant.rules.ruling.InputException;

/** The bots by name. */
public final class Bots {
  public static final List<String> NAMES = List.of("random", "greedy");

  private Bots() {}

  /**
   * @throws InputException naming those there are
   */
  public static Bot named(String name) {
    return switch (name) {
      case "random" -> new RandomBot();
      case "greedy" -> new GreedyBot();
      default ->
          throw new InputException(
              "a seat is held by human or a bot of " + NAMES + ", not by \"" + name + "\"");
    };
  }
}
