package org.adjutant.cli.sitting;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.host.typed.Near;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.store.Store;
import org.jspecify.annotations.Nullable;

/** One use of the program: packs and ledger, opened when first asked for. */
public final class Sitting implements AutoCloseable {
  private static final String FILE = "ledger.db";
  private static final String IN_USE = "in-use";

  private final Options options;
  private final Surroundings around;
  private @Nullable Shelf shelf;
  private @Nullable Ledger ledger;
  private @Nullable String said;

  public Sitting(Options options, Surroundings around) {
    this.options = options;
    this.around = around;
  }

  public Options options() {
    return options;
  }

  public Surroundings around() {
    return around;
  }

  public Ink ink() {
    return new Ink(options.colours(around) && !options.json());
  }

  /** The packs. */
  public Shelf shelf() {
    if (shelf == null) {
      shelf = Shelf.of(options);
    }
    return shelf;
  }

  /** The folder of the store; or the exported game that is looked at in the place of one. */
  public Path folder() {
    return options
        .store()
        .or(() -> Optional.ofNullable(around.env().get("ADJUTANT_STORE")).map(Path::of))
        .orElse(around.home().resolve(".adjutant"));
  }

  /** The ledger. The folder is made if it is not there; an exported game is only looked at. */
  public Ledger ledger() {
    if (ledger == null && Files.isRegularFile(folder())) {
      try (BufferedReader copy = Unpacked.lines(folder())) {
        ledger = Ledger.ofCopy(copy, shelf(), around.millis());
      } catch (IOException e) {
        throw new UncheckedIOException(folder() + " cannot be read", e);
      }
    }
    if (ledger == null) {
      try {
        Files.createDirectories(folder());
      } catch (IOException e) {
        throw new UncheckedIOException(
            "the folder of the store " + folder() + " cannot be made; give another by --store", e);
      }
      ledger = Ledger.open(Store.open(folder().resolve(FILE)), shelf(), around.millis());
    }
    return ledger;
  }

  /** The game named by {@code --game}, else the one in use. */
  public OpenGame game() {
    return game(gameName());
  }

  /**
   * @throws BadCall naming games that come near
   */
  public OpenGame game(String name) {
    var games = ledger().games();
    if (!games.contains(name)) {
      throw new BadCall(
          games.isEmpty()
              ? "there is no game \"" + name + "\", nor any other; begin one with adjutant new"
              : "there is no game \"" + name + "\"; there are " + Near.to(name, games));
    }
    OpenGame game = ledger().game(name);
    game.absence().ifPresent(note -> around.err().println("note: " + note));
    return game;
  }

  /** The name of the game commands act on. */
  public String gameName() {
    return options
        .game()
        .or(this::inUse)
        .orElseThrow(
            () ->
                new BadCall(
                    "no game is in use; begin one with adjutant new, or choose one with adjutant"
                        + " use NAME"));
  }

  /** The game in use, if one was ever chosen. */
  public Optional<String> inUse() {
    if (Files.isRegularFile(folder())) {
      return ledger().games().stream().findFirst();
    }
    try {
      Path file = folder().resolve(IN_USE);
      return Files.exists(file)
          ? Optional.of(Files.readString(file).trim()).filter(name -> !name.isEmpty())
          : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("which game is in use cannot be read: " + folder(), e);
    }
  }

  /** Chooses the game that commands act on from now on. */
  public void use(String name) {
    try {
      Files.writeString(folder().resolve(IN_USE), name + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException("which game is in use cannot be written: " + folder(), e);
    }
  }

  /** The passphrase given, if one was: the latest said in this sitting, else that of the call. */
  public Optional<String> passphrase() {
    return Optional.ofNullable(said)
        .or(options::passphrase)
        .or(() -> Optional.ofNullable(around.env().get("ADJUTANT_PASSPHRASE")));
  }

  /** Takes a passphrase in the place of the one before; empty takes it away. */
  public void say(String passphrase) {
    said = passphrase;
  }

  /** Who sits here, for the record. */
  public String actor() {
    return Optional.ofNullable(around.env().get("USER")).filter(u -> !u.isBlank()).orElse("player");
  }

  @Override
  public void close() {
    if (ledger != null) {
      ledger.close();
    }
  }
}
