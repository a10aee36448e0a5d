package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.dice.DiceReport;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.GradedRoll;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.audit.Verifier;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;

/**
 * What verifying a record found: of a game in the store, or of a copy.
 *
 * @param viewer whose eyes read the dice
 */
record Verified(Strands strands, Viewer viewer, Verification found) {

  /**
   * @param noted a head that must be in it
   */
  static Verified of(Strands strands, Viewer viewer, Optional<Link> noted) {
    return new Verified(strands, viewer, Verifier.verify(strands, noted));
  }

  /**
   * @param dice whether the dice are reported, roll by roll if {@code all}
   */
  Answer answer(Ink ink, boolean dice, boolean all) {
    if (found.flaw().isPresent()) {
      return damaged(ink);
    }
    DiceReport report = DiceReport.of(strands, found, viewer, all);
    List<String> lines = new ArrayList<>();
    lines.add(ink.good("The record is intact."));
    if (!strands.viewer().isUmpire()) {
      lines.add("  It is the record as " + strands.viewer().id() + " may see it.");
    }
    lines.add("  chain      " + found.events() + " events, each linked to the one before");
    lines.add("  positions  " + found.positions() + " recorded, all as folding gives them");
    lines.add("  dice       " + found.rolls().size() + " rolls");
    for (Grade grade : Grade.values()) {
      if (found.count(grade) > 0) {
        lines.addAll(
            Wrap.hanging("             ", "               ", said(found.count(grade), grade)));
      }
    }
    Optional<Link> head = head();
    head.ifPresent(now -> lines.add(ink.dim("  head       " + now + " (keep it for --head)")));
    if (dice) {
      lines.addAll(report.lines(ink));
    }
    Data data = data().with("rolls", report.graded());
    data = head.isPresent() ? data.with("head", head.get().text()) : data;
    return Answer.of(dice ? data.with("dice", report.data()) : data, lines);
  }

  private Data data() {
    return Data.of("game", strands.game())
        .with("viewer", strands.viewer().id())
        .with("good", Data.of(found.good()))
        .with("events", found.events())
        .with("positions", found.positions());
  }

  /** The last link of the main branch. */
  private Optional<Link> head() {
    String own = Streams.game(strands.game());
    Register register = Register.empty().and(own, strands.events(own));
    Optional<Link> last = Optional.empty();
    var rows = strands.events(Streams.branch(strands.game(), register.main()));
    while (rows.hasNext()) {
      last = Optional.of(rows.next().entry().link());
    }
    return last;
  }

  private Answer damaged(Ink ink) {
    var flaw = found.flaw().orElseThrow();
    List<String> lines = new ArrayList<>();
    lines.add(ink.bad("The record is damaged."));
    lines.addAll(Wrap.hanging("  ", "    ", flaw.toString()));
    lines.add("  Restore a copy of the store, or ask for another export of the game.");
    Data rolls = Data.of(found.rolls().stream().map(Verified::place).toList());
    Data data =
        data()
            .with("rolls", rolls)
            .with(
                "flaw",
                Data.of("stream", flaw.stream())
                    .with("number", flaw.number())
                    .with("what", flaw.what()));
    return new Answer(Answer.STORE_TROUBLE, data, lines);
  }

  private static Data place(GradedRoll roll) {
    return Data.of("stream", roll.stream())
        .with("number", roll.number())
        .with("grade", roll.grade().word());
  }

  private static String said(long count, Grade grade) {
    String meaning =
        switch (grade) {
          case UNFORESEEABLE ->
              "from the committed seed and what another seat contributed after the action";
          case UNALTERED -> "from the committed seed alone; who held the store could foresee them";
          case FORESEEABLE -> "from a seed that was public already: the game had ended before";
          case REPORTED -> "by people; nothing can prove them";
          case UNPROVED -> "cannot be checked here before the seed is revealed";
        };
    return count + " " + grade.word() + ": " + meaning;
  }
}
