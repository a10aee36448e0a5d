package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;

/**
 * A recorded ruling, permitted or refused, as it is stored. What is in it is read when it is asked
 * for, and every time anew.
 *
 * @param branch in whose own stream it stands
 * @param number of its row along the branch; for a refusal, its number among the branch's refusals
 * @param head the number of the event it was made after; -1 for the opening
 * @param row the ruling itself
 * @param rows its events, in order; none for a refusal
 */
public record Recorded(
    BranchInfo branch, long number, long head, boolean permitted, Entry row, List<Entry> rows) {
  public Recorded {
    rows = List.copyOf(rows);
  }

  /** True for the ruling that opened the game. */
  public boolean opens() {
    return permitted && head < 0;
  }

  /** Where a person finds it: its first event, or for a refusal the head it was made at. */
  public long event() {
    return permitted ? head + 1 : head;
  }

  /**
   * @throws org.adjutant.rules.data.DataException if it is damaged, or not in this copy
   */
  public Input input() {
    return RulingBook.input(row);
  }

  /** The findings behind it. */
  public List<Finding> trail() {
    return RulingBook.read(number, row, Viewer.UMPIRE).trail();
  }

  /** Its events, numbered along the branch. */
  public List<RecordedEvent> events() {
    List<RecordedEvent> events = new ArrayList<>();
    for (Entry entry : rows) {
      events.add(EventBook.read(head + 1 + events.size(), entry, Viewer.UMPIRE));
    }
    return events;
  }

  /** Everything it changed, in order. */
  public List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    rows.forEach(entry -> effects.addAll(EventBook.effects(entry)));
    return effects;
  }

  /** The dice that fell in it, in order. */
  public List<Thrown> dice() {
    List<Thrown> dice = new ArrayList<>();
    for (Entry entry : rows) {
      String name = entry.type().name();
      if (name.equals(EventNames.DICE_ROLLED) || name.equals(EventBook.HIDDEN)) {
        RecordedEvent event = EventBook.read(0, entry, Viewer.UMPIRE);
        if (event.name().equals(EventNames.DICE_ROLLED)) {
          dice.add(Thrown.read(event.facts()));
        }
      }
    }
    return dice;
  }

  /** True if it ended with a roll that chance still owed. */
  public boolean waits() {
    if (rows.isEmpty()) {
      return false;
    }
    Entry last = rows.get(rows.size() - 1);
    String name = last.type().name();
    return name.equals(EventNames.ROLL_NEEDED)
        || (name.equals(EventBook.HIDDEN)
            && EventBook.read(0, last, Viewer.UMPIRE).name().equals(EventNames.ROLL_NEEDED));
  }
}
