package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists events. */
@Command(
    name = "log",
    description = {
      "What happened, event by event; the latest 40 unless told.",
      "With --turn, --side, --rule or --piece: all those that match every one of them."
    })
public final class LogCommand implements Task {
  private static final int LATEST = 40;

  @Mixin private Look look = new Look();

  @Option(names = "--from", paramLabel = "N", description = "The first event to list.")
  private Optional<Long> from = Optional.empty();

  @Option(names = "--all", description = "Lists them all.")
  private boolean all;

  @Option(names = "--refused", description = "Lists what was refused on the branch instead.")
  private boolean refused;

  @Mixin private Sift sift = new Sift();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    if (refused) {
      return new Refusing(scene, sitting.ink()).list();
    }
    if (sift.wanted()) {
      return sifted(scene, sitting);
    }
    long first = from.orElse(all ? 0 : Math.max(0, scene.at() - LATEST + 1));
    List<RecordedEvent> events = scene.history().events(first, scene.at(), scene.viewer());
    EventLines print = new EventLines(scene.title(), sitting.ink());
    List<String> lines = new ArrayList<>();
    events.forEach(event -> lines.addAll(print.of(event)));
    if (first > 0) {
      lines.add(
          0, sitting.ink().dim("Events " + first + " to " + scene.at() + "; --all lists all."));
    }
    Data data =
        Data.of("branch", scene.branch().name())
            .with("head", scene.history().head())
            .with("events", EventLines.data(events));
    return Answer.of(data, lines);
  }

  private Answer sifted(Scene scene, Sitting sitting) {
    List<RecordedEvent> all = scene.history().events(0, scene.at(), scene.viewer());
    List<RecordedEvent> found =
        sift.of(scene, all).stream().filter(event -> event.number() >= from.orElse(0L)).toList();
    EventLines print = new EventLines(scene.title(), sitting.ink());
    List<String> lines = new ArrayList<>();
    found.forEach(event -> lines.addAll(print.of(event)));
    lines.add(
        sitting.ink().dim(found.size() + " of " + all.size() + " events, to " + scene.at() + "."));
    return Answer.of(
        Data.of("branch", scene.branch().name())
            .with("head", scene.history().head())
            .with("events", EventLines.data(found)),
        lines);
  }
}
