package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.rules.data.DataException;
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
 * @param viewer in whose eyes it is read
 */
public record Recorded(
    BranchInfo branch,
    long number,
    long head,
    boolean permitted,
    Entry row,
    List<Entry> rows,
    Viewer viewer) {
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
   * @throws org.adjutant.rules.data.DataException if it is damaged, not in this copy, or not for
   *     the viewer's eyes
   */
  public Input input() {
    return viewer.isUmpire()
        ? RulingBook.input(row)
        : RulingBook.read(number, row, viewer)
            .input()
            .orElseThrow(
                () -> new DataException("what was submitted is hidden from " + viewer.id()));
  }

  /** The findings behind it. */
  public List<Finding> trail() {
    return RulingBook.read(number, row, viewer).trail();
  }

  /** Its events, numbered along the branch. */
  public List<RecordedEvent> events() {
    List<RecordedEvent> events = new ArrayList<>();
    for (Entry entry : rows) {
      events.add(EventBook.read(head + 1 + events.size(), entry, viewer));
    }
    return events;
  }

  /** Everything it changed, in order. */
  public List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    for (Entry entry : rows) {
      effects.addAll(
          viewer.isUmpire()
              ? EventBook.effects(entry)
              : EventBook.read(0, entry, viewer).effects());
    }
    return effects;
  }

  /** The dice that fell in it, in order. */
  public List<Thrown> dice() {
    List<Thrown> dice = new ArrayList<>();
    for (Entry entry : rows) {
      String name = entry.type().name();
      if (name.equals(EventNames.DICE_ROLLED) || name.equals(EventBook.HIDDEN)) {
        RecordedEvent event = EventBook.read(0, entry, viewer);
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
            && EventBook.read(0, last, viewer).name().equals(EventNames.ROLL_NEEDED));
  }
}
