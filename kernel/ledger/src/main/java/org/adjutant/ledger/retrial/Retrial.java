package org.adjutant.ledger.retrial;

import java.util.Optional;
import java.util.function.Consumer;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Ruling;

/**
 * Decides each recorded ruling again on its own recorded position: what one comes to has no
 * influence on the next, so nothing can drift.
 */
public final class Retrial {
  private final RecordedGame game;
  private final Conditions conditions;
  private final Court court;

  public Retrial(RecordedGame game, Conditions conditions) {
    this.game = game;
    this.conditions = conditions;
    this.court = new Court(conditions, game.register().opening().readings());
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
          Court.Decided decided = court.again(recorded, before);
          told.accept(decided.retried());
          return decided.ruling().flatMap(ruling -> after(decided.retried(), ruling, before));
        });
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
