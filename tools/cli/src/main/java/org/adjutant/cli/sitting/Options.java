package org.adjutant.cli.sitting;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program as a whole, and the options that every command takes. */
@Command(
    name = "adjutant",
    mixinStandardHelpOptions = true,
    version = "adjutant 0.1.0-SNAPSHOT",
    header = "Rules on wargame actions and records every ruling.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit codes: 0 done or permitted, 1 refused, 2 bad input, 3 store trouble.",
      "Begin with: adjutant demo"
    })
public final class Options {
  @Option(
      names = "--store",
      scope = ScopeType.INHERIT,
      paramLabel = "DIR",
      description = {
        "The folder of the ledger; else ADJUTANT_STORE, else ~/.adjutant.",
        "The file of an exported game: to look at it as it is."
      })
  private Optional<Path> store = Optional.empty();

  @Option(
      names = "--packs",
      scope = ScopeType.INHERIT,
      paramLabel = "DIR",
      description = "A folder with jars of further packs.")
  private Optional<Path> packs = Optional.empty();

  @Option(
      names = "--data",
      scope = ScopeType.INHERIT,
      paramLabel = "DIR",
      description = "A folder with overlays over the packs' data, for new games.")
  private Optional<Path> data = Optional.empty();

  @Option(
      names = "--game",
      scope = ScopeType.INHERIT,
      paramLabel = "NAME",
      description = "The game; else the one in use.")
  private Optional<String> game = Optional.empty();

  @Option(names = "--json", scope = ScopeType.INHERIT, description = "Answers as JSON.")
  private boolean json;

  @Option(
      names = "--color",
      scope = ScopeType.INHERIT,
      paramLabel = "WHEN",
      description = "auto, always or never.")
  private String color = "auto";

  @Option(
      names = "--passphrase",
      scope = ScopeType.INHERIT,
      paramLabel = "WORDS",
      description = "Opens a locked seat; else ADJUTANT_PASSPHRASE.")
  private Optional<String> passphrase = Optional.empty();

  public Optional<Path> store() {
    return store;
  }

  public Optional<Path> packs() {
    return packs;
  }

  public Optional<Path> data() {
    return data;
  }

  public Optional<String> game() {
    return game;
  }

  public boolean json() {
    return json;
  }

  /** {@code auto}, {@code always} or {@code never}. */
  public String color() {
    return color;
  }

  public Optional<String> passphrase() {
    return passphrase;
  }

  /** Whether to colour, for a program whose output goes to a terminal or not. */
  public boolean colours(Surroundings around) {
    return switch (color) {
      case "always" -> true;
      case "never" -> false;
      case "auto" -> around.terminal() && !around.env().containsKey("NO_COLOR");
      default -> throw new BadCall("--color is auto, always or never, not \"" + color + "\"");
    };
  }
}
