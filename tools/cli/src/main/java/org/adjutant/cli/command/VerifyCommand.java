package org.adjutant.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.cli.sitting.Unpacked;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.chain.Link;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Verifies a game of the store, or an export of one, for which no store is needed. */
@Command(
    name = "verify",
    description = {
      "Checks that nobody changed the record: chain, positions and dice.",
      "Of the game in use; or of an export, which needs no store."
    },
    footer = {
      "",
      "adjutant verify --dice                 how far each roll can be trusted",
      "adjutant verify game.jsonl.gz --dice   the same of an export; - is the input",
      "Exit code 3, and the first bad event named, if the record is damaged."
    })
public final class VerifyCommand implements Task {
  @Parameters(paramLabel = "FILE", arity = "0..1", description = "An export, .gz or plain.")
  private Optional<Path> file = Optional.empty();

  @Option(
      names = "--head",
      paramLabel = "LINK",
      description = "A head noted earlier; shows that nothing after it was cut off.")
  private Optional<String> head = Optional.empty();

  @Option(names = "--dice", description = "Reports the dice, and what was rolled more than once.")
  private boolean dice;

  @Option(names = "--all", description = "With --dice: lists each roll.")
  private boolean all;

  @Override
  public Answer run(Sitting sitting) {
    Optional<Link> noted = head.map(Link::new);
    if (file.isPresent()) {
      return copied(sitting, file.get(), noted);
    }
    OpenGame game = sitting.game();
    Viewer viewer = new Eyes(game.register(), sitting.passphrase()).viewer(Optional.of("umpire"));
    return Verified.of(new Post(sitting.ledger()).strands(game.name()), viewer, noted)
        .answer(sitting.ink(), dice || all, all);
  }

  static Answer verify(Sitting sitting, OpenGame game, Optional<Link> noted) {
    return Verified.of(new Post(sitting.ledger()).strands(game.name()), Viewer.UMPIRE, noted)
        .answer(sitting.ink(), false, false);
  }

  private Answer copied(Sitting sitting, Path from, Optional<Link> noted) {
    Copy copy;
    try (BufferedReader in =
        from.toString().equals("-") ? sitting.around().in() : Unpacked.lines(from)) {
      copy = Copy.read(in);
    } catch (DataException e) {
      if (String.valueOf(e.getMessage()).startsWith("line 1 ")) {
        throw new BadCall(from + " is no export of a game: " + e.getMessage());
      }
      return unreadable(sitting, from, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(from + " cannot be read: " + e.getMessage(), e);
    }
    if (copy.part()) {
      throw new BadCall(
          from
              + " has only the latest events of game "
              + copy.game()
              + ", as adjutant send writes them; verify needs a whole export: adjutant export FILE");
    }
    return Verified.of(copy, copy.viewer(), noted).answer(sitting.ink(), dice || all, all);
  }

  private static Answer unreadable(Sitting sitting, Path from, String what) {
    Data flaw = Data.of("stream", "").with("number", 0).with("what", what);
    return new Answer(
        Answer.STORE_TROUBLE,
        Data.of("good", Data.of(false)).with("flaw", flaw),
        List.of(
            sitting.ink().bad("The record is damaged."),
            "  " + from + " cannot be read to its end: " + what,
            "  Ask for another export of the game."));
  }
}
