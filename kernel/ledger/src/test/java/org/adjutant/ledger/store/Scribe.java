package org.adjutant.ledger.store;

import java.nio.file.Path;
import java.util.List;

/**
 * A process that writes commands of three events each until it is killed, saying what was
 * acknowledged.
 */
final class Scribe {
  static final String STREAM = "diary";

  private Scribe() {}

  public static void main(String[] args) {
    try (Node node = new Node(Store.open(Path.of(args[0])))) {
      if (node.store.reader().last(STREAM).isEmpty()) {
        node.begin(STREAM, "begun");
      }
      for (long k = node.store.reader().last(STREAM).orElseThrow() / 3; ; k++) {
        System.out.println(k + " " + node.commands.send("cmd-" + k, command(k)));
      }
    }
  }

  static Diary.Next command(long k) {
    return new Diary.Next(STREAM, 3 * k, List.of(k + ".0", k + ".1", k + ".2"), "cmd-" + k);
  }
}
