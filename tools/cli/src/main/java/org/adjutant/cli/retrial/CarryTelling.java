package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.retrial.Judged.Numbered;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.retrial.Carried;
import org.adjutant.ledger.retrial.CarryPlan;
import org.adjutant.ledger.retrial.Recorded;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Totals;
import org.adjutant.rules.data.Data;

/** Says what was carried over, what came of it, and what was left out. */
record CarryTelling(OpenGame game, CarryPlan plan, Ink ink) {
  private static final int LISTED = 12;

  Answer answer(Carried carried, boolean dry) {
    Totals totals = new Totals();
    carried.played().forEach(totals::add);
    List<String> lines = new ArrayList<>();
    lines.addAll(Wrap.hanging("", "  ", head(carried, dry)));
    if (!plan.replaced().isEmpty()) {
      lines.add("Left out before them:");
      lines.addAll(listed(plan.replaced()));
    }
    carried
        .unneeded()
        .forEach(dice -> lines.add("Left out, nobody awaits them: dice " + dice.dice()));
    lines.addAll(changed(carried.played(), totals));
    Optional<Stopped> stopped =
        carried
            .stop()
            .map(stop -> new Stopped(game.title(), stop, carried.played().size() + 1, ink));
    lines.add("");
    stopped.ifPresentOrElse(
        stop -> lines.addAll(stop.lines()), () -> lines.add("Every input fits to the end."));
    if (!carried.left().isEmpty()) {
      lines.add("Left out behind it, not tried:");
      lines.addAll(listed(carried.left()));
    }
    Data data = data(carried, totals);
    return Answer.of(stopped.map(stop -> data.with("stop", stop.data())).orElse(data), lines)
        .refused(stopped.isPresent());
  }

  private String head(Carried carried, boolean dry) {
    return (dry ? "Would be carried" : "Carried")
        + " over from "
        + plan.from().name()
        + ", after event "
        + plan.after()
        + ", to "
        + plan.onto().name()
        + ": "
        + carried.played().size()
        + " of "
        + plan.steps().size()
        + " inputs.";
  }

  private List<String> changed(List<Retried> played, Totals totals) {
    if (totals.changed() == 0) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(JudgedLines.summary(totals));
    JudgedLines words = new JudgedLines(game.title(), false, ink);
    for (int n = 0; n < played.size(); n++) {
      if (played.get(n).verdict().changed()) {
        lines.add(words.line(new Numbered(n + 1, played.get(n))));
      }
    }
    return lines;
  }

  private Data data(Carried carried, Totals totals) {
    return JudgedData.of(totals)
        .with("from", plan.from().name())
        .with("onto", plan.onto().name())
        .with("after", plan.after())
        .with("carried", carried.played().size())
        .with("replaced", numbers(plan.replaced()))
        .with("left", numbers(carried.left()));
  }

  private static Data numbers(List<Recorded> recorded) {
    return Data.of(recorded.stream().map(r -> Data.of(r.event())).toList());
  }

  private List<String> listed(List<Recorded> recorded) {
    List<String> lines = new ArrayList<>();
    Inputs words = new Inputs(game.title());
    for (Recorded one : recorded.subList(0, Math.min(LISTED, recorded.size()))) {
      String text =
          one.input().by()
              + ": "
              + words.at(game.history(plan.from().id()).position(one.head()), one.input());
      lines.addAll(Wrap.hanging(String.format("  %6d  ", one.event()), " ".repeat(10), text));
    }
    if (recorded.size() > LISTED) {
      lines.add("  and " + (recorded.size() - LISTED) + " more");
    }
    return lines;
  }
}
