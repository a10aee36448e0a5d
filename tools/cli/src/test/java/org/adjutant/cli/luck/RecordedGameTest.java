package org.adjutant.cli.luck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.News;
import org.adjutant.cli.sitting.Options;
import org.adjutant.cli.sitting.Shelf;
import org.adjutant.cli.sitting.Unpacked;
import org.adjutant.ledger.History;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

/** A recorded game of Loos: for whom its rolls count, and what is told of it in short. */
final class RecordedGameTest {
  private static final int MUCH = 400;

  private static OpenGame lens() throws Exception {
    Shelf shelf = Shelf.of(new Options());
    try (BufferedReader copy = Unpacked.lines(Path.of("doc/lens.jsonl.gz"))) {
      return Ledger.ofCopy(copy, shelf, () -> 1L).game("lens");
    }
  }

  @Test
  void whatTheTitleRollsForOneSideNeverCountsForTheOtherWhoseInputSetItGoing() throws Exception {
    OpenGame game = lens();
    History history = game.history(game.register().main());
    List<Series> series =
        RollBook.of(game.title(), history, history.head(), Viewer.UMPIRE).series();
    assertThat(series)
        .filteredOn(each -> List.of("release", "replacements").contains(each.kind()))
        .isNotEmpty()
        .allSatisfy(each -> assertThat(each.side()).isEqualTo("German"));
  }

  @Test
  void newsMayLeaveOutDiceAndMovesButNeverLossesAndResults() throws Exception {
    OpenGame game = lens();
    History history = game.history(game.register().main());
    News news = new News(game.title(), history, Viewer.UMPIRE, new Ink(false));
    List<String> lines = news.lines(1, MUCH);
    assertThat(lines).allMatch(line -> line.length() <= 80);
    assertThat(lines.get(0)).contains("left out", "log --from 1");
    String told = String.join("\n", lines);
    List<String> kept =
        List.of(
            EventNames.STEP_LOST,
            EventNames.PIECE_ELIMINATED,
            EventNames.COMBAT_RESOLVED,
            EventNames.BOMBARDMENT_RESOLVED,
            EventNames.RETREAT_MADE);
    List<RecordedEvent> events =
        history.events(1, MUCH, Viewer.UMPIRE).stream()
            .filter(event -> kept.contains(event.name()))
            .toList();
    assertThat(events).hasSizeGreaterThan(20);
    for (RecordedEvent event : events) {
      assertThat(told).containsPattern("(?m)^ *" + event.number() + " ");
    }
  }
}
