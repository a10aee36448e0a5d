package org.adjutant.cli.tree;

import java.util.List;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.rules.data.Data;

/**
 * A branch with what is found out about it.
 *
 * @param holder the id of the branch in whose own events it leaves; empty for the first
 * @param head the number of its last event
 * @param stand turn and phase at its head, or how the game ended there
 * @param last what was done last on it, and by whom; empty if nothing was
 * @param agreed the sides that agreed to it, where they were asked
 */
record Bough(
    BranchInfo info, String holder, long head, String stand, String last, List<String> agreed) {
  Bough {
    agreed = List.copyOf(agreed);
  }

  /** How many events it has of its own. */
  long own() {
    return info.parent().isEmpty() ? head + 1 : head - info.at();
  }

  boolean byTakeBack() {
    return info.why().equals("take-back");
  }

  Data data(boolean main, boolean trunk) {
    List<Data> notes =
        info.notes().stream()
            .<Data>map(
                note ->
                    Data.of("at", note.at())
                        .with("text", note.text())
                        .with("by", note.by())
                        .with("millis", note.millis()))
            .toList();
    return Data.of("id", info.id())
        .with("name", info.name())
        .with("parent", info.parent())
        .with("holder", holder)
        .with("at", info.at())
        .with("head", head)
        .with("events", own())
        .with("why", info.why())
        .with("by", info.by())
        .with("millis", info.millis())
        .with("agreed", Data.texts(agreed))
        .with("dice", info.luck().word())
        .with("closed", info.closed())
        .with("main", main)
        .with("trunk", trunk)
        .with("stand", stand)
        .with("last", last)
        .with("notes", Data.of(notes));
  }
}
