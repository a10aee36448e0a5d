package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.retrial.Judged.Numbered;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.retrial.Carried;
import org.adjutant.ledger.retrial.Carrying;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Scope;
import org.adjutant.ledger.retrial.Totals;
import org.adjutant.rules.data.Data;

/** Carries a game on and says how far its inputs fit. */
record CarriedTelling(Rules rules, Sitting sitting) {

  Answer answer(Subject subject, String branch, Scope scope) {
    Conditions conditions = rules.conditions(sitting, subject.game());
    Carried carried =
        new Carrying(subject.game(), conditions).run(branch, scope.from(), scope.to());
    Totals totals = new Totals();
    carried.played().forEach(totals::add);
    List<String> lines = new ArrayList<>(rules.lines(sitting, subject.game(), conditions));
    JudgedLines words = new JudgedLines(conditions.title(), false, sitting.ink());
    JudgedData data = new JudgedData(conditions.title());
    lines.addAll(JudgedLines.summary(totals));
    List<Data> told = new ArrayList<>();
    int number = 0;
    boolean first = true;
    for (Retried retried : carried.played()) {
      Numbered one = new Numbered(++number, retried);
      if (retried.verdict().changed() && first) {
        lines.add("The first that comes to something else:");
        lines.addAll(words.whole(one));
        first = false;
      }
      if (retried.ruling().isPresent()) {
        told.add(data.of(one));
      }
    }
    lines.add("");
    Optional<Stopped> stopped = stopped(carried, conditions, number + 1);
    stopped.ifPresentOrElse(
        stop -> lines.addAll(stop.lines()), () -> lines.add("Every input fits to the end."));
    if (!carried.left().isEmpty()) {
      lines.add("Not tried: " + carried.left().size() + " inputs after it.");
    }
    Data all =
        JudgedData.of(totals)
            .with("told", Data.of(told))
            .with("left", carried.left().size())
            .with("digest", carried.end().digest().text());
    return Answer.of(stopped.map(stop -> all.with("stop", stop.data())).orElse(all), lines)
        .refused(stopped.isPresent() || totals.changed() > 0);
  }

  private Optional<Stopped> stopped(Carried carried, Conditions conditions, int number) {
    return carried.stop().map(stop -> new Stopped(conditions.title(), stop, number, sitting.ink()));
  }
}
