package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.adjutant.ledger.History;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;

/** What others did meanwhile, in short: what each submitted, the dice, and what came of it. */
public record News(Title title, History history, Viewer viewer, Ink ink) {
  private static final int MOST = 40;

  /** Events that say no more than the input they follow from, or than the board does. */
  private static final Set<String> PLAIN =
      Set.of(
          EventNames.MOVEMENT_DECLARED,
          EventNames.ATTACK_DECLARED,
          EventNames.BOMBARDMENT_DECLARED,
          EventNames.SUPPORT_COMMITTED,
          EventNames.CHOICE_OFFERED,
          EventNames.CHOICE_ANSWERED,
          EventNames.ROLL_NEEDED,
          EventNames.PROCEEDED,
          EventNames.PHASE_ENDED);

  /** What happened from one event to another, both included; the latest, if it is much. */
  public List<String> lines(long from, long to) {
    List<String> lines = new ArrayList<>();
    for (RecordedRuling ruling : history.rulings(from, to, viewer)) {
      long before = history.before(ruling);
      ruling.input().ifPresent(input -> lines.add(typed(before, ruling)));
      history.events(before + 1, ruling.number(), viewer).forEach(event -> add(event, lines));
    }
    int dropped = lines.size() - MOST;
    if (dropped <= 0) {
      return lines;
    }
    List<String> latest = new ArrayList<>(lines.subList(dropped, lines.size()));
    latest.add(0, ink.dim("... " + dropped + " lines before; log --from " + from + " has all"));
    return latest;
  }

  private String typed(long before, RecordedRuling ruling) {
    var input = ruling.input().orElseThrow();
    Position position = history.position(Math.max(0, before));
    String by = input.by().equals(SideId.SYSTEM) ? "system" : title.display().side(input.by());
    return cut(by + ": " + new Inputs(title).at(position, input));
  }

  private void add(RecordedEvent event, List<String> lines) {
    boolean began = event.name().equals(EventNames.PHASE_BEGAN);
    boolean idle =
        began && event.facts().find("active").filter(a -> a.items().isEmpty()).isPresent();
    if (!PLAIN.contains(event.name()) && !idle) {
      lines.add(cut(Wrap.unwrapped(new EventLines(title, new Ink(false)).of(event))));
    }
  }

  private static String cut(String text) {
    return text.length() <= Wrap.WIDTH ? text : text.substring(0, Wrap.WIDTH - 3) + "...";
  }
}
