package org.adjutant.cli.tree;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Times;
import org.adjutant.cli.print.Wrap;

/**
 * A tree as text: the trunk from top to bottom in the order of its events, and what leaves it.
 *
 * @param all whether each take-back of a long series has its line
 */
public record TreeLines(Tree tree, boolean all, Ink ink) {
  private static final int SERIES = 4;
  private static final int NUMBER = 6;

  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    Bough first = tree.trunk().get(0);
    Bough main = tree.trunk().get(tree.trunk().size() - 1);
    int count = tree.boughs().size();
    lines.add(
        ink.bold(tree.game().name())
            + ": "
            + count
            + (count == 1 ? " branch" : " branches")
            + ", main is "
            + ink.bold(main.info().name()));
    lines.addAll(
        Wrap.hanging(
            number(0) + "o ",
            margin() + "| ",
            first.info().name()
                + " opened by "
                + first.info().by()
                + " "
                + Times.minute(first.info().millis())));
    hang(new Growth(tree).trunk(), "", lines);
    lines.addAll(
        Wrap.hanging(
            number(main.head()) + "* ",
            margin() + "  ",
            "head of "
                + main.info().name()
                + (main.info().closed() ? ", closed" : "")
                + ", "
                + main.stand()
                + (main.last().isEmpty() ? "" : "; last " + main.last())));
    return lines;
  }

  private void hang(List<Twig> twigs, String before, List<String> lines) {
    for (int i = 0; i < twigs.size(); ) {
      int end = i;
      while (end < twigs.size() && twigs.get(end).bare()) {
        end++;
      }
      if (!all && end - i >= SERIES) {
        series(twigs.subList(i, end), before, lines);
        i = end;
      } else {
        twig(twigs.get(i), before, lines);
        i++;
      }
    }
  }

  private void twig(Twig twig, String before, List<String> lines) {
    lines.addAll(
        Wrap.hanging(number(twig.at()) + before + "|- ", margin() + before + "|    ", twig.text()));
    hang(twig.below(), before + "|  ", lines);
  }

  private void series(List<Twig> twigs, String before, List<String> lines) {
    long least = twigs.stream().mapToLong(Twig::events).min().orElse(0);
    long most = twigs.stream().mapToLong(Twig::events).max().orElse(0);
    String text =
        twigs.size()
            + " take-backs, the last at event "
            + twigs.get(twigs.size() - 1).at()
            + "; "
            + (least == most ? "" : least + " to ")
            + most
            + " events were left behind each time. --all lists them";
    lines.addAll(
        Wrap.hanging(
            number(twigs.get(0).at()) + before + "|- ", margin() + before + "|    ", text));
  }

  private static String number(long at) {
    return String.format("%" + NUMBER + "d ", at);
  }

  private static String margin() {
    return " ".repeat(NUMBER + 1);
  }
}
