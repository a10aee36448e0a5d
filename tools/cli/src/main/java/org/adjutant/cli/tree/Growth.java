package org.adjutant.cli.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.adjutant.cli.print.Times;
import org.adjutant.ledger.game.Bookmark;
import org.adjutant.ledger.game.BranchInfo;

/** What is on each line of a tree, in the order of the events. */
record Growth(Tree tree) {

  /** All that is on the trunk or hangs on it. */
  List<Twig> trunk() {
    List<Twig> twigs = new ArrayList<>();
    tree.turns().forEach((at, turn) -> twigs.add(Twig.plain(at, "turn " + turn + " begins")));
    List<Bough> line = tree.trunk();
    for (int i = 0; i < line.size(); i++) {
      Bough bough = line.get(i);
      boolean last = i == line.size() - 1;
      long until = last ? Long.MAX_VALUE : line.get(i + 1).info().at();
      if (!last && bough.head() > until) {
        twigs.add(left(bough, line.get(i + 1)));
      } else if (!last) {
        Bough next = line.get(i + 1);
        twigs.add(Twig.plain(until, "goes on as " + next.info().name() + ", " + origin(next)));
      }
      twigs.addAll(on(bough, Long.MIN_VALUE, until));
    }
    twigs.sort(Comparator.comparingLong(Twig::at));
    return twigs;
  }

  /** Notes, bookmarks and branches on a branch's own events, after one number up to another. */
  private List<Twig> on(Bough bough, long after, long until) {
    List<Twig> twigs = new ArrayList<>();
    for (BranchInfo.Note note : bough.info().notes()) {
      if (note.at() > after && note.at() <= until) {
        String when = " (" + note.by() + ", " + Times.minute(note.millis()) + ")";
        twigs.add(Twig.plain(note.at(), "note: " + note.text() + when));
      }
    }
    for (Bookmark mark : tree.bookmarks(bough)) {
      if (mark.at() > after && mark.at() <= until) {
        twigs.add(Twig.plain(mark.at(), "bookmark " + mark.name() + " (" + mark.by() + ")"));
      }
    }
    for (Bough child : tree.children(bough)) {
      long at = child.info().at();
      if (at > after && at <= until && !tree.trunk().contains(child)) {
        twigs.add(branch(child));
      }
    }
    twigs.sort(Comparator.comparingLong(Twig::at));
    return twigs;
  }

  /** A branch that leaves. */
  private Twig branch(Bough bough) {
    String events =
        bough.own() == 0 ? "nothing done on it" : "to event " + bough.head() + ", " + bough.stand();
    String text =
        (bough.byTakeBack() ? "" : "branch ")
            + bough.info().name()
            + (bough.info().closed() ? " (closed)" : "")
            + ", "
            + events
            + (bough.byTakeBack() ? ", left behind" : "")
            + "; "
            + (bough.byTakeBack() ? "begun: " : "")
            + origin(bough)
            + last(bough);
    List<Twig> below = on(bough, Long.MIN_VALUE, Long.MAX_VALUE);
    boolean bare = bough.byTakeBack() && below.isEmpty() && !bough.info().closed();
    return new Twig(bough.info().at(), text, bare, bough.own(), below);
  }

  /** What of a branch of the trunk was left behind where the next one leaves it. */
  private Twig left(Bough bough, Bough next) {
    long at = next.info().at();
    long events = bough.head() - at;
    String text =
        bough.info().name()
            + " went on to event "
            + bough.head()
            + " and was left behind: "
            + origin(cause(bough, next))
            + last(bough);
    List<Twig> below = on(bough, at, Long.MAX_VALUE);
    return new Twig(at, text, next.byTakeBack() && below.isEmpty(), events, below);
  }

  /** The take-back by which a branch was first left; else whatever it is left for. */
  private Bough cause(Bough bough, Bough next) {
    return tree.boughs().values().stream()
        .filter(other -> other.info().parent().equals(bough.info().id()) && other.byTakeBack())
        .findFirst()
        .orElse(next);
  }

  private static String last(Bough bough) {
    return bough.last().isEmpty() ? "" : "; last " + bough.last();
  }

  private static String origin(Bough bough) {
    String why =
        switch (bough.info().why()) {
          case "take-back" -> "taken back";
          case "fork" -> "forked";
          case "opening" -> "opened";
          default -> bough.info().why();
        };
    String agreed =
        bough.agreed().isEmpty() ? "" : ", agreed to by " + String.join(" and ", bough.agreed());
    return why + " by " + bough.info().by() + " " + Times.minute(bough.info().millis()) + agreed;
  }
}
