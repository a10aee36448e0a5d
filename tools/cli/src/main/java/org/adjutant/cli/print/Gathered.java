package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Sentences that say the same of one thing after another, as one that names them all: {@code no
 * battalion is next to 0218, 0318, 0418}.
 */
final class Gathered {
  private final List<String> words;
  private final List<String> things = new ArrayList<>();
  private int at = -1;

  private Gathered(List<String> words) {
    this.words = words;
  }

  static Gathered of(String text) {
    return new Gathered(split(text));
  }

  private static List<String> split(String text) {
    return Arrays.asList(text.split(" "));
  }

  /** Takes in another that differs in one word alone, always in the same place. */
  boolean takes(String text) {
    List<String> others = split(text);
    int differs = others.size() == words.size() ? place(others) : -1;
    if (differs < 0 || at >= 0 && differs != at) {
      return false;
    }
    if (at < 0) {
      at = differs;
      things.add(words.get(at));
    }
    things.add(others.get(at));
    return true;
  }

  /** Where alone they differ from the first; -1 if nowhere, or in more than one place. */
  private int place(List<String> others) {
    int found = -1;
    for (int i = 0; i < words.size(); i++) {
      if (!words.get(i).equals(others.get(i))) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  String text() {
    List<String> all = new ArrayList<>(words);
    if (at >= 0) {
      all.set(at, String.join(", ", things));
    }
    return String.join(" ", all);
  }
}
