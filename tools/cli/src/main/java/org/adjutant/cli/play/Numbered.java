package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.ruling.Input;

/**
 * A list from which one is chosen by its number, from 1.
 *
 * @param shown how many of them were listed so far
 */
record Numbered(List<Entry> entries, int shown) {
  static final Numbered NOTHING = new Numbered(List.of(), 0);

  /** An input and how it is typed. */
  record Entry(Input input, String typed) {}

  Numbered {
    entries = List.copyOf(entries);
  }

  static Numbered of(List<Entry> entries) {
    return new Numbered(entries, 0);
  }

  boolean isEmpty() {
    return entries.isEmpty();
  }

  Optional<Input> pick(int number) {
    return number >= 1 && number <= entries.size()
        ? Optional.of(entries.get(number - 1).input())
        : Optional.empty();
  }

  /** The list with so many more of it shown. */
  Numbered more(int page) {
    return new Numbered(entries, Math.min(entries.size(), shown + page));
  }

  /** The lines from one number on to what is shown; and how many are left, if any are. */
  List<String> lines(int from) {
    List<String> lines = new ArrayList<>();
    for (int i = from; i < shown; i++) {
      String number = String.format("%4d  ", i + 1);
      lines.addAll(Wrap.hanging(number, " ".repeat(number.length()), entries.get(i).typed()));
    }
    if (shown < entries.size()) {
      lines.add("      " + (entries.size() - shown) + " more: type more, or a number");
    }
    return lines;
  }
}
