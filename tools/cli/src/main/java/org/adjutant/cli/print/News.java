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
import org.adjutant.rules.ruling.Input;
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

  /** Kinds of events that may be left out where there is much to tell; all others are told. */
  private static final Set<String> BULK =
      Set.of(EventNames.DICE_ROLLED, EventNames.PIECE_PLACED, EventNames.PHASE_BEGAN);

  /**
   * @param bulk true if it may be left out where there is much to tell
   */
  private record Told(boolean bulk, List<String> lines) {}

  /**
   * What happened from one event to another, both included. If it is much, dice and what was merely
   * submitted are left out, the earliest first; losses, results and choices never are.
   */
  public List<String> lines(long from, long to) {
    List<Told> all = new ArrayList<>();
    for (RecordedRuling ruling : history.rulings(from, to, viewer)) {
      long before = history.before(ruling);
      ruling.input().ifPresent(input -> all.add(typed(before, ruling)));
      history.events(before + 1, ruling.number(), viewer).forEach(event -> add(event, all));
    }
    int many = all.stream().mapToInt(told -> told.lines().size()).sum() - MOST;
    List<String> lines = new ArrayList<>();
    int dropped = 0;
    for (Told told : all) {
      if (told.bulk() && dropped < many) {
        dropped += told.lines().size();
      } else {
        lines.addAll(told.lines());
      }
    }
    if (dropped > 0) {
      String left = "... " + dropped + " lines of dice and moves are left out; log --from " + from;
      lines.add(0, ink.dim(left + " has all"));
    }
    return lines;
  }

  private Told typed(long before, RecordedRuling ruling) {
    var input = ruling.input().orElseThrow();
    Position position = history.position(Math.max(0, before));
    String by = input.by().equals(SideId.SYSTEM) ? "system" : title.display().side(input.by());
    String text = by + ": " + new Inputs(title).at(position, input);
    return input instanceof Input.Answer
        ? new Told(false, Wrap.hanging("", "  ", text))
        : new Told(true, List.of(cut(text)));
  }

  private void add(RecordedEvent event, List<Told> all) {
    boolean began = event.name().equals(EventNames.PHASE_BEGAN);
    boolean idle =
        began && event.facts().find("active").filter(a -> a.items().isEmpty()).isPresent();
    if (!PLAIN.contains(event.name()) && !idle) {
      List<String> lines = new EventLines(title, new Ink(false)).of(event);
      boolean bulk = BULK.contains(event.name());
      all.add(new Told(bulk, bulk ? List.of(cut(Wrap.unwrapped(lines))) : lines));
    }
  }

  private static String cut(String text) {
    return text.length() <= Wrap.WIDTH ? text : text.substring(0, Wrap.WIDTH - 3) + "...";
  }
}
