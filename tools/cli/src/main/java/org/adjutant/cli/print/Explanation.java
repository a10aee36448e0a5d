package org.adjutant.cli.print;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.adjutant.ledger.History;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.spi.Title;

/** Recorded rulings in a person's words: what was submitted, why it was ruled so, what happened. */
public record Explanation(Title title, History history, Viewer viewer, Ink ink) {

  /** A procedure: the action, and the answers and dice that carried it on. */
  public List<String> lines(List<RecordedRuling> procedure) {
    List<String> lines = new ArrayList<>();
    for (RecordedRuling ruling : procedure) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      lines.addAll(lines(ruling));
    }
    return lines;
  }

  private List<String> lines(RecordedRuling ruling) {
    List<String> lines = new ArrayList<>(result(ruling));
    lines.addAll(why(ruling));
    return lines;
  }

  /** What was submitted, whether it was permitted, and what came of it. */
  public List<String> result(RecordedRuling ruling) {
    long before = Math.max(0, history.before(ruling));
    Position position = history.position(before).seenBy(viewer);
    Envelope envelope = history.envelope(ruling.number());
    List<String> lines = new ArrayList<>();
    String by = ruling.input().map(input -> title.display().side(input.by())).orElse("somebody");
    String what =
        ruling.input().map(i -> new Inputs(title).at(position, i)).orElse("something secret");
    String verdict = ruling.permitted() ? ink.good("permitted") : ink.bad("refused");
    lines.add(ink.bold("Ruling " + ruling.number() + ": " + by + ":") + " " + verdict);
    lines.addAll(Wrap.indented(4, what));
    lines.add(ink.dim("    " + clock(position.clock()) + ", recorded " + when(envelope)));
    EventLines events = new EventLines(title, ink);
    history.events(before + 1, ruling.number(), viewer).forEach(e -> lines.addAll(events.of(e)));
    return lines;
  }

  /** The findings behind it. */
  public List<String> why(RecordedRuling ruling) {
    return new Trail(title, viewer, ink).lines(ruling.trail());
  }

  private String clock(Clock clock) {
    return clock.phase().isEmpty()
        ? "at the opening"
        : "turn " + clock.turn() + ", " + title.phases().of(clock.phase()).name();
  }

  private static String when(Envelope envelope) {
    Instant time = Instant.ofEpochMilli(envelope.millis()).truncatedTo(ChronoUnit.SECONDS);
    return "by " + envelope.actor() + " at " + time;
  }

  /** The same as data. */
  public Data data(List<RecordedRuling> procedure) {
    return Data.of(procedure.stream().map(this::data).toList());
  }

  private Data data(RecordedRuling ruling) {
    long before = Math.max(0, history.before(ruling));
    Data data =
        Data.of("number", ruling.number())
            .with("permitted", ruling.permitted())
            .with("trail", new Trail(title, viewer, ink).data(ruling.trail()))
            .with("events", EventLines.data(history.events(before + 1, ruling.number(), viewer)));
    return ruling.input().isPresent()
        ? data.with("input", InputText.write(ruling.input().get()))
        : data;
  }
}
