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
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.GradedRoll;
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
            .with("rolls", Data.of(found.rolls().stream().map(VerifyCommand::data).toList()))
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
    lines.add("  dice       " + found.rolls().size() + " rolls");
    for (Grade grade : Grade.values()) {
      if (found.count(grade) > 0) {
        lines.addAll(
            Wrap.hanging("             ", "               ", said(found.count(grade), grade)));
      }
    }
    lines.add(ink.dim("  head       " + now + " (keep it for --head)"));
    return Answer.of(data, lines);
  }

  private static Data data(GradedRoll roll) {
    return Data.of("stream", roll.stream())
        .with("number", roll.number())
        .with("key", roll.key())
        .with("dice", Data.numbers(roll.dice()))
        .with("grade", roll.grade().word());
  }

  private static String said(long count, Grade grade) {
    String meaning =
        switch (grade) {
          case UNFORESEEABLE ->
              "from the committed seed and what another seat contributed after the action";
          case UNALTERED -> "from the committed seed alone; who held the store could foresee them";
          case REPORTED -> "by people; nothing can prove them";
          case UNPROVED -> "cannot be checked here before the seed is revealed";
        };
    return count + " " + grade.word() + ": " + meaning;
  }
}
