package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Trail;
import org.adjutant.cli.retrial.Judged.Numbered;
import org.adjutant.ledger.retrial.Recorded;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Totals;
import org.adjutant.ledger.retrial.Verdict;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/** Rulings decided again, as data. */
final class JudgedData {
  private final Trail trail;

  JudgedData(Title title) {
    this.trail = new Trail(title, Viewer.UMPIRE, new Ink(false));
  }

  static Data of(Judged judged) {
    JudgedData data = new JudgedData(judged.conditions().title());
    return of(judged.totals())
        .with("name", judged.name())
        .with("game", judged.game().register().game())
        .with("pack", judged.game().register().opening().pack())
        .with("flips", counts(judged.conditions().flips()))
        .with("told", Data.of(judged.kept().stream().map(data::of).toList()));
  }

  static Data of(Totals totals) {
    Data verdicts = Data.EMPTY;
    for (Verdict verdict : Verdict.values()) {
      verdicts = verdicts.with(word(verdict), totals.count(verdict));
    }
    return Data.of("rulings", totals.rulings())
        .with("changed", totals.changed())
        .with("verdicts", verdicts)
        .with("rules", counts(totals.rules()))
        .with("readings", counts(totals.readings()));
  }

  private static Data counts(Map<String, Integer> counts) {
    Data data = Data.EMPTY;
    for (Map.Entry<String, Integer> count : counts.entrySet()) {
      data = data.with(count.getKey(), count.getValue());
    }
    return data;
  }

  private static String word(Verdict verdict) {
    return verdict.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  Data of(Numbered one) {
    Retried retried = one.retried();
    Recorded recorded = retried.recorded();
    Data data =
        Data.of("ruling", one.number())
            .with("branch", recorded.branch().name())
            .with("event", recorded.event())
            .with("refused", !recorded.permitted())
            .with("verdict", word(retried.verdict()));
    if (!retried.why().isEmpty()) {
      return data.with("why", retried.why());
    }
    data = data.with("input", InputText.write(recorded.input()));
    if (retried.ruling().isEmpty()) {
      return data;
    }
    Ruling now = retried.ruling().get();
    Data was =
        Data.of("permitted", Data.of(recorded.permitted()))
            .with("trail", trail.data(recorded.trail()))
            .with("events", EventLines.data(recorded.events()));
    Data is =
        Data.of("permitted", Data.of(now.permitted()))
            .with("trail", trail.data(now.trail()))
            .with("events", EventLines.fresh(now.events(), Viewer.UMPIRE));
    data = data.with("was", was).with("is", is).with("unused", unused(retried));
    if (retried.parting().isPresent()) {
      data = data.with("parting", retried.parting().get());
    }
    return retried.outcomes().isPresent()
        ? data.with("missing", retried.missing().orElse(""))
            .with("outcomes", outcomes(retried.outcomes().get()))
        : data;
  }

  private static Data unused(Retried retried) {
    return Data.of(
        retried.unused().stream()
            .map(t -> Data.of("key", t.key()).with("dice", Data.numbers(t.dice())))
            .toList());
  }

  private static Data outcomes(Forecast forecast) {
    List<Data> all = new ArrayList<>();
    if (forecast instanceof Forecast.Exact exact) {
      exact
          .upshots()
          .forEach(
              upshot ->
                  all.add(
                      Data.of("chances", exact.chances(upshot).toString())
                          .with("label", upshot.label())
                          .with("events", EventLines.fresh(upshot.events(), Viewer.UMPIRE))));
    }
    return Data.of(all);
  }
}
