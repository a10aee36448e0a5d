package org.adjutant.cli.luck;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.odds.Losses;
import org.adjutant.ledger.History;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/**
 * Steps that each side lost in the rulings in which dice fell, beside what was to be expected of
 * each on its own position. What sides chose afterwards is not luck and not counted.
 */
public final class LossBook {
  private final Map<SideId, Spread> spreads = new LinkedHashMap<>();
  private final Map<SideId, Integer> actual = new LinkedHashMap<>();
  private int counted;
  private int left;

  private LossBook(List<SideId> sides) {
    for (SideId side : sides) {
      spreads.put(side, Spread.none());
      actual.put(side, 0);
    }
  }

  static LossBook of(Title title, History history, long to, Viewer viewer) {
    LossBook book = new LossBook(title.sides());
    for (RecordedRuling ruling : history.rulings(0, to, viewer)) {
      boolean rolled =
          ruling.trail().stream()
              .flatMap(finding -> finding.sources().stream())
              .anyMatch(source -> source.kind().equals("dice"));
      if (rolled && ruling.input().isPresent() && history.before(ruling) >= 0) {
        book.add(title, history, ruling, viewer);
      }
    }
    return book;
  }

  private void add(Title title, History history, RecordedRuling ruling, Viewer viewer) {
    Position before = history.position(history.before(ruling));
    Input input = ruling.input().orElseThrow();
    Optional<Losses> expected = Losses.of(title, before, viewer, input);
    if (expected.isEmpty()) {
      left++;
      return;
    }
    counted++;
    Position after = history.position(ruling.number()).seenBy(viewer);
    Position seen = before.seenBy(viewer);
    spreads.replaceAll((side, spread) -> spread.and(expected.get().chances(side)));
    actual.replaceAll((side, sum) -> sum + Losses.between(seen, after, side));
  }

  List<Series> series(Title title) {
    return spreads.keySet().stream()
        .map(
            side ->
                new Series(
                    title.display().side(side),
                    "steps lost",
                    counted,
                    spreads.getOrDefault(side, Spread.none()),
                    actual.getOrDefault(side, 0)))
        .toList();
  }

  int counted() {
    return counted;
  }

  /** Rulings whose odds have too many ways, or that cannot be made again. */
  int left() {
    return left;
  }
}
