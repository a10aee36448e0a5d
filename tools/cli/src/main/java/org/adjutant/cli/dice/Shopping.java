package org.adjutant.cli.dice;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.game.BranchInfo;

/**
 * What fell more than once, in plain words. These are facts: why somebody went back or forked is
 * not in a record.
 */
record Shopping(Tree tree, List<Cast> casts, List<Repeat> repeats) {
  private static final int SHOWN = 12;

  static final List<String> LIMITS =
      List.of(
          "An older copy of the store that is played on again gives equal dice for equal keys,"
              + " whatever was done before, for its seed is the same: rolling again gains nothing,"
              + " but whoever tried it in the copy knows what will fall here.",
          "A replaced record is found by what others hold: a head noted earlier (verify --head)"
              + " that is not in this record, or an export that parts from it (import names the"
              + " first event in which the two part).",
          "Dice that were rolled beforehand by whoever holds the store, to see what would fall,"
              + " leave no trace; dice shared with another seat (new --dice shared) cannot be"
              + " foreseen.");

  void addTo(List<String> lines, Ink ink) {
    lines.add("");
    lines.add(ink.bold("Rolled again"));
    List<Repeat> other =
        repeats.stream().filter(repeat -> repeat.kind() != Repeat.Kind.SAME_FACES).toList();
    int same = repeats.size() - other.size();
    lines.addAll(
        Wrap.indented(
            2,
            other.isEmpty()
                ? "No roll that was taken back or left behind by a fork fell again with other dice."
                : other.size()
                    + (other.size() == 1 ? " roll" : " rolls")
                    + " fell more than once, on different branches:"));
    for (Repeat repeat : other.subList(0, Math.min(SHOWN, other.size()))) {
      add(repeat, lines, ink);
    }
    if (other.size() > SHOWN) {
      lines.add("  ... and " + (other.size() - SHOWN) + " more; --json has them all");
    }
    if (same > 0) {
      lines.addAll(
          Wrap.indented(
              2,
              same
                  + (same == 1 ? " roll" : " rolls")
                  + " fell again with the same dice: after a take-back the same thing done again at"
                  + " the same position gets its old dice, and on a fork it may be chance."));
    }
    long reported = casts.stream().filter(cast -> cast.grade() == Grade.REPORTED).count();
    if (reported > 0) {
      lines.addAll(
          Wrap.indented(
              2,
              reported
                  + (reported == 1 ? " roll was" : " rolls were")
                  + " reported by people: how often real dice were thrown before one was"
                  + " reported, no record can tell."));
    }
    lines.add("");
    lines.add(ink.bold("What this record alone cannot show"));
    LIMITS.forEach(limit -> lines.addAll(Wrap.hanging("  - ", "    ", limit)));
  }

  private void add(Repeat repeat, List<String> lines, Ink ink) {
    Cast first = repeat.casts().get(0);
    String where = "turn " + first.turn() + ", " + first.phase() + ": " + first.what();
    lines.addAll(Wrap.hanging("  ", "    ", where + ": " + repeat.kind().words()));
    for (Cast cast : repeat.casts()) {
      BranchInfo branch = tree.info(cast);
      List<String> said = new ArrayList<>();
      said.add("event " + cast.number() + " of " + branch.name());
      if (!branch.parent().isEmpty()) {
        said.add(branch.why() + " at event " + branch.at() + " by " + branch.by());
      }
      said.add("rolled " + Tree.time(cast.millis()) + " by " + cast.by());
      if (!cast.input().equals(first.input())) {
        said.add("another input than the first");
      }
      said.add(tree.kept(cast) ? ink.bold("on the main branch") : "not on the main branch");
      lines.addAll(Wrap.hanging("    " + cast.dice() + "  ", "        ", String.join("; ", said)));
    }
  }
}
