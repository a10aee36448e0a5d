package org.adjutant.ledger.retrial;

import java.util.Optional;
import java.util.function.Consumer;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Ruling;

/**
 * Decides each recorded ruling again on its own recorded position: what one comes to has no
 * influence on the next, so nothing can drift.
 */
public final class Retrial {
  private final RecordedGame game;
  private final Conditions conditions;
  private final Courts courts;
  private final Courts plain;

  /** Of a whole game, or to see what of a side's copy comes out as it is recorded. */
  public Retrial(RecordedGame game, Conditions conditions) {
    this(game, conditions, conditions);
  }

  /**
   * @param plain what it was played by, with the readings recorded. Of a copy that is not whole,
   *     only rulings that come out by these as recorded are judged: the others rest on what is
   *     hidden, and nothing must be told of that
   */
  public Retrial(RecordedGame game, Conditions conditions, Conditions plain) {
    this.game = game;
    this.conditions = conditions;
    this.courts = new Courts(game, conditions);
    this.plain = new Courts(game, plain);
  }

  /**
   * Goes through the rulings that are meant, branch by branch, refusals at the head they were made
   * at.
   *
   * @param told every ruling, in that order
   * @throws org.adjutant.ledger.game.GameException if there is no such branch, or no such event
   * @throws org.adjutant.rules.position.BrokenEffectException if the record is damaged
   */
  public void run(Scope scope, Consumer<Retried> told) {
    Walk.through(
        game,
        scope,
        (recorded, before) -> {
          Court.Decided decided = decided(recorded, before);
          told.accept(decided.retried());
          return decided.ruling().flatMap(ruling -> after(decided.retried(), ruling, before));
        });
  }

  /** A viewer's copy is folded and decided on alone, so nothing but what he sees comes into it. */
  private Court.Decided decided(Recorded recorded, Position before) {
    Viewer viewer = recorded.viewer();
    if (!viewer.isUmpire() && plain.again(recorded, before).retried().verdict() != Verdict.SAME) {
      return Court.hidden(
          recorded,
          before,
          "what "
              + viewer.id()
              + " sees does not lead to it: it rests on what is hidden, or on"
              + " other rules than there are now");
    }
    return courts.again(recorded, before);
  }

  /** The recorded position after a ruling that came out word for word as it is recorded. */
  private Optional<Position> after(Retried retried, Ruling ruling, Position before) {
    if (retried.verdict() != Verdict.SAME || retried.ruling().isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        conditions.flips().isEmpty()
            ? ruling.after()
            : Effects.fold(before, Comparison.effects(ruling)));
  }
}
