package org.adjutant.cli.report;

import java.util.List;
import java.util.Locale;
import org.adjutant.cli.print.Inputs;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Source;

/** Why it was ruled so: the findings behind every combat, and whatever else dice decided. */
record Trails(Course course, Rules rules) {

  void write(Html html) {
    List<Procedure> decided = course.procedures().stream().filter(Procedure::decided).toList();
    if (decided.isEmpty()) {
      html.whole("p", "No dice fell.");
    }
    for (Procedure procedure : decided) {
      html.fold(procedure.anchor());
      html.begin("summary").whole("strong", String.valueOf(procedure.origin())).text(" ");
      html.text(procedure.gist().map(course::sentence).orElse("")).end();
      for (int i = 0; i < procedure.rulings().size(); i++) {
        ruling(html, procedure.rulings().get(i), procedure.events(i));
      }
      html.end();
    }
  }

  void ruling(Html html, RecordedRuling ruling, List<RecordedEvent> events) {
    ruling
        .input()
        .filter(input -> input instanceof Input.Act)
        .ifPresent(
            input -> {
              html.begin("p").whole("strong", course.side(input.by()) + ": ");
              html.text(new Inputs(course.scene().title()).text(input) + ": ");
              html.whole(
                  "span",
                  ruling.permitted() ? "permitted" : "refused",
                  "class",
                  ruling.permitted() ? "good" : "bad");
              html.end();
            });
    findings(html, ruling.trail());
    for (RecordedEvent event : events) {
      if (!Procedure.isPlain(event)) {
        html.begin("div").whole("span", event.number() + " ", "class", "soft");
        html.text(course.sentence(event)).end();
      }
    }
  }

  void findings(Html html, List<Finding> findings) {
    List<Finding> shown =
        findings.stream()
            .filter(finding -> finding.audience().includes(course.scene().viewer()))
            .toList();
    if (shown.isEmpty()) {
      return;
    }
    html.begin("ul", "class", "trail");
    shown.forEach(finding -> finding(html, finding));
    html.end();
  }

  private void finding(Html html, Finding finding) {
    html.begin("li", "class", finding.bearing().name().toLowerCase(Locale.ROOT));
    html.link(rules.cite(finding.rule()), finding.rule().text()).text(" " + finding.says());
    String with = org.adjutant.cli.print.Words.fields(finding.inputs());
    if (!with.isEmpty()) {
      html.whole("span", with, "class", "with");
    }
    for (Source source : finding.sources()) {
      String why = source.why().isEmpty() ? "" : ": " + source.why();
      html.whole(
          "span",
          source.kind()
              + " "
              + source.ref()
              + ": "
              + source.value()
              + " ("
              + source.standing()
              + why
              + ")",
          "class",
          "from");
    }
    if (!finding.remedy().isEmpty()) {
      html.whole("span", "Legal would be: " + finding.remedy(), "class", "with");
    }
    html.end();
  }
}
