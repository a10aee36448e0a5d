package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.ledger.retrial.Retrial;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Scope;
import org.adjutant.ledger.retrial.Totals;
import org.adjutant.ledger.retrial.Verdict;

/**
 * A recorded game decided again.
 *
 * @param name of the game, or of the file it is in
 * @param kept the rulings to tell of, in order
 */
record Judged(
    String name, RecordedGame game, Conditions conditions, Totals totals, List<Numbered> kept) {
  Judged {
    kept = List.copyOf(kept);
  }

  /** A ruling and its number among those that were decided again, from 1. */
  record Numbered(int number, Retried retried) {}

  /** Is told how far it has come. */
  @FunctionalInterface
  interface Progress {
    void at(Retried retried);
  }

  /**
   * @param plain by what it was played; counts for a game that is not seen whole
   * @param all whether rulings that came out the same are kept too
   */
  static Judged of(
      String name,
      RecordedGame game,
      Conditions conditions,
      Conditions plain,
      Scope scope,
      boolean all,
      Progress progress) {
    Totals totals = new Totals();
    List<Numbered> kept = new ArrayList<>();
    new Retrial(game, conditions, plain)
        .run(
            scope,
            retried -> {
              totals.add(retried);
              progress.at(retried);
              if (all || retried.verdict() != Verdict.SAME) {
                kept.add(new Numbered(totals.rulings(), retried));
              }
            });
    return new Judged(name, game, conditions, totals, kept);
  }

  /** The first that is not what was recorded. */
  Optional<Numbered> first() {
    return kept.stream().filter(one -> one.retried().verdict().changed()).findFirst();
  }
}
