package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.chain.Link;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Verifies a game. */
@Command(
    name = "verify",
    description = "Checks that nobody changed the record: chain, positions and dice.",
    footer = "Exit code 3, and the first bad event named, if the record is damaged.")
public final class VerifyCommand implements Task {
  @Option(
      names = "--head",
      paramLabel = "LINK",
      description = "A head noted earlier; shows that nothing after it was cut off.")
  private Optional<String> head = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    return verify(sitting, sitting.game(), head.map(Link::new));
  }

  static Answer verify(Sitting sitting, OpenGame game, Optional<Link> noted) {
    Verification found = new Post(sitting.ledger()).verify(game.name(), noted);
    Ink ink = sitting.ink();
    List<String> lines = new ArrayList<>();
    Link now = game.head(game.register().main());
    Data data =
        Data.of("game", game.name())
            .with("good", found.good())
            .with("events", found.events())
            .with("positions", found.positions())
            .with("dice", found.dice())
            .with("reported", found.reported())
            .with("unproved", found.unproved())
            .with("head", now.text());
    if (found.flaw().isPresent()) {
      var flaw = found.flaw().get();
      lines.add(ink.bad("The record is damaged."));
      lines.addAll(Wrap.hanging("  ", "    ", flaw.toString()));
      lines.add("  Restore a copy of the store, or import an export of the game.");
      data =
          data.with(
              "flaw",
              Data.of("stream", flaw.stream())
                  .with("number", flaw.number())
                  .with("what", flaw.what()));
      return new Answer(Answer.STORE_TROUBLE, data, lines);
    }
    lines.add(ink.good("The record is intact."));
    lines.add("  chain      " + found.events() + " events, each linked to the one before");
    lines.add("  positions  " + found.positions() + " recorded, all as folding gives them");
    lines.add("  dice       " + found.dice() + " rolls come again from the committed seed");
    if (found.reported() > 0) {
      lines.add("             " + found.reported() + " were reported by people");
    }
    if (found.unproved() > 0) {
      lines.add("             " + found.unproved() + " cannot be checked here");
    }
    lines.add(ink.dim("  head       " + now + " (keep it for --head)"));
    return Answer.of(data, lines);
  }
}
