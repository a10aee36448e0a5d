package org.adjutant.ledger.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.rules.data.Data;

/**
 * A branch as its game knows it.
 *
 * @param id the name it is stored under, never changed
 * @param name what people call it
 * @param parent the id of the branch it leaves; empty for the first
 * @param at the number of the last event they share; 0 for the first
 * @param why {@code opening}, {@code fork} or {@code take-back}
 * @param notes what people wrote to it
 */
public record BranchInfo(
    String id,
    String name,
    String parent,
    long at,
    String by,
    long millis,
    Luck luck,
    String why,
    boolean closed,
    List<Note> notes) {
  public BranchInfo {
    notes = List.copyOf(notes);
  }

  /** A note to a point of a branch. */
  public record Note(long at, String text, String by, long millis) {
    static Note read(Data body, Envelope envelope) {
      return new Note(
          body.get("at").number(), body.text("text"), envelope.actor(), envelope.millis());
    }
  }

  BranchInfo named(String next) {
    return new BranchInfo(id, next, parent, at, by, millis, luck, why, closed, notes);
  }

  BranchInfo shut(boolean now) {
    return new BranchInfo(id, name, parent, at, by, millis, luck, why, now, notes);
  }

  BranchInfo with(Note note) {
    List<Note> more = new ArrayList<>(notes);
    more.add(note);
    return new BranchInfo(id, name, parent, at, by, millis, luck, why, closed, more);
  }

  Data write() {
    return Data.of("branch", id)
        .with("name", name)
        .with("parent", parent)
        .with("at", at)
        .with("luck", luck.word())
        .with("why", why);
  }

  static BranchInfo read(Data data, String by, long millis) {
    return new BranchInfo(
        data.text("branch"),
        data.text("name"),
        data.text("parent"),
        data.get("at").number(),
        by,
        millis,
        Luck.of(data.text("luck")),
        data.text("why"),
        false,
        List.of());
  }
}
