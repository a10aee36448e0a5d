package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * One change to a position. Written as a list whose first item is the effect's word ({@code
 * ["move","b12","0211"]}); {@link Effects#read} reads it back.
 */
public sealed interface Effect
    permits Create,
        Exchange,
        Move,
        Face,
        Remove,
        SetSteps,
        SetPieceAttribute,
        SetAttribute,
        SetFeature,
        SetControl,
        SetTally,
        SetCup,
        SetCupSize,
        SealPaper,
        OpenPaper,
        SetClock,
        Reveal,
        Hide,
        OpenStage,
        CloseStage,
        OpenChoice,
        AnswerChoice,
        OpenRoll,
        FallDice,
        CountRoll,
        SetReading,
        EndGame,
        ReopenGame,
        Restore,
        Appear,
        Forget {

  /**
   * Applies this change.
   *
   * @throws org.adjutant.rules.position.BrokenEffectException if it does not fit the draft
   */
  void applyTo(Draft draft);

  /** The effect as plain data. */
  Data write();

  /**
   * This change as a viewer other than the umpire may know it, given the whole position before it:
   * itself, something that tells less, or nothing. Folding what a viewer may know gives what he may
   * see of the fold.
   */
  default Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(this);
  }
}
