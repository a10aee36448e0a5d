package org.adjutant.cli.tree;

import java.util.List;

/**
 * One thing on a line of events: a turn that begins, a note, a bookmark, a branch that leaves, or
 * what was left behind.
 *
 * @param at the number of the event it is at
 * @param text what is there, in one sentence
 * @param bare whether it is one of those that may be told of together: a take-back of which nothing
 *     else is to be said
 * @param events how many events it has, if it is bare
 * @param below what hangs on it
 */
record Twig(long at, String text, boolean bare, long events, List<Twig> below) {
  Twig {
    below = List.copyOf(below);
  }

  static Twig plain(long at, String text) {
    return new Twig(at, text, false, 0, List.of());
  }
}
