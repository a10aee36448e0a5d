package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sentences that say the same of one thing after another, as one that names them all: {@code no
 * battalion is next to 0218, 0318, 0418}.
 */
final class Gathered {
  private final String head;
  private final List<String> tails = new ArrayList<>();

  private Gathered(String text) {
    int blank = text.lastIndexOf(' ');
    this.head = text.substring(0, blank + 1);
    tails.add(text.substring(blank + 1));
  }

  static Gathered of(String text) {
    return new Gathered(text);
  }

  /** Takes in another that differs in its last word alone. */
  boolean takes(String text) {
    Optional<Gathered> other = Optional.of(new Gathered(text)).filter(o -> o.head.equals(head));
    other.ifPresent(o -> tails.addAll(o.tails));
    return other.isPresent();
  }

  String text() {
    return head + String.join(", ", tails);
  }
}
