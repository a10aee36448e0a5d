package org.adjutant.cli.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.rulebook.Interpretation;

/** The readings in force where the rules leave a doubt, and when they were set. */
record Readings(Course course) {

  void write(Html html) {
    var all = course.scene().title().interpretations().all();
    if (all.isEmpty()) {
      return;
    }
    Map<String, String> set = set();
    html.whole("h3", "Readings in force", "id", "readings");
    if (set.isEmpty()) {
      html.whole(
          "p", "All " + all.size() + " are the pack's own; none was set for this game or changed.");
    } else {
      html.begin("table").begin("tr");
      html.whole("th", "Question").whole("th", "Reading").whole("th", "Set").end();
      for (Interpretation one : all) {
        Optional.ofNullable(set.get(one.id().text())).ifPresent(when -> row(html, one, when));
      }
      html.end();
    }
    html.fold("").whole("summary", "All readings, set for this game or not");
    html.begin("table").begin("tr");
    html.whole("th", "Question").whole("th", "Reading").whole("th", "Set").end();
    all.forEach(one -> row(html, one, set.getOrDefault(one.id().text(), "the pack's default")));
    html.end().end();
  }

  private void row(Html html, Interpretation one, String when) {
    int reading = course.scene().view().reading(one.id().text()).orElse(one.byDefault());
    html.begin("tr", "id", Rules.anchor(one.id().text()));
    html.begin("td").whole("code", one.id().text()).text(" " + one.question()).end();
    html.whole("td", reading + ": " + one.reading(reading));
    html.whole("td", when).end();
  }

  /** By interpretation, at which events its reading was set. */
  private Map<String, String> set() {
    Map<String, String> set = new LinkedHashMap<>();
    for (RecordedEvent event : course.events()) {
      for (Effect effect : event.effects()) {
        if (effect instanceof SetReading reading) {
          String what = "to " + reading.reading() + " by event " + event.number();
          set.merge(reading.interpretation(), what, (before, now) -> before + ", " + now);
        }
      }
    }
    return set;
  }
}
