package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What may come next in a line: of lines that may be typed whole, the words that go on from those
 * typed; and behind a command, words that name something.
 *
 * @param lines those that may be typed, word by word
 * @param commands may stand first
 * @param names of pieces and hexes, behind commands
 */
record Completions(List<List<String>> lines, List<String> commands, List<String> names) {
  static final Completions NONE = new Completions(List.of(), List.of(), List.of());
  private static final String WHY_NOT = "why-not";

  Completions {
    lines = List.copyOf(lines);
    commands = List.copyOf(commands);
    names = List.copyOf(names);
  }

  /** Words that may follow, each once, in the order offered; they begin with what is begun. */
  List<String> after(List<String> typed, String begun) {
    Set<String> next = new LinkedHashSet<>();
    if (typed.isEmpty()) {
      lines.forEach(line -> next.add(line.get(0)));
      next.addAll(commands);
    } else if (typed.get(0).equals(WHY_NOT)) {
      next.addAll(following(typed.subList(1, typed.size())));
    } else if (commands.contains(typed.get(0))) {
      next.addAll(names);
    } else {
      next.addAll(following(typed));
    }
    return next.stream().filter(word -> word.startsWith(begun)).toList();
  }

  private List<String> following(List<String> typed) {
    List<String> next = new ArrayList<>();
    for (List<String> line : lines) {
      if (line.size() > typed.size() && line.subList(0, typed.size()).equals(typed)) {
        next.add(line.get(typed.size()));
      }
    }
    return next;
  }
}
