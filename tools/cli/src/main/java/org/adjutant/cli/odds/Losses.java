package org.adjutant.cli.odds;

import java.util.Optional;
import org.adjutant.ledger.game.GameException;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.PackFault;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Responder;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Title;

/** How many steps an input could cost each side, up to the first choice. */
public record Losses(Distribution distribution) {
  private static final int MOST = 4_000;

  /**
   * Exactly, as whoever looks may work it out.
   *
   * @return nothing where there are too many ways, or where it cannot be made again
   */
  public static Optional<Losses> of(Title title, Position before, Viewer viewer, Input input) {
    Optional<Ground> ground = Ground.of(title, before, viewer);
    if (ground.isEmpty()) {
      return Optional.empty();
    }
    Optional<Input> tried = input instanceof Input.Dice ? Optional.empty() : Optional.of(input);
    Trial trial = new Trial(title, ground.get().position(), tried, Responder.NONE);
    try {
      return trial.forecast(MOST) instanceof Forecast.Exact exact
          ? Optional.of(new Losses(trial.exact(exact)))
          : Optional.empty();
    } catch (InputException
        | PackFault
        | BrokenEffectException
        | DataException
        | GameException
        | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  /** The chances that a side loses 0 steps, 1, 2 and so on. */
  public double[] chances(SideId side) {
    double all = 0;
    int most = 0;
    for (Distribution.Weighed way : distribution.ways()) {
      all += way.weight().doubleValue();
      most = Math.max(most, way.what().lost().getOrDefault(side, 0));
    }
    double[] chances = new double[most + 1];
    for (Distribution.Weighed way : distribution.ways()) {
      chances[way.what().lost().getOrDefault(side, 0)] += way.weight().doubleValue() / all;
    }
    return chances;
  }

  /** How many steps fewer a side has in one position than in another, 0 or more. */
  public static int between(Position before, Position after, SideId side) {
    return Math.max(0, steps(before, side) - steps(after, side));
  }

  private static int steps(Position position, SideId side) {
    int sum = 0;
    for (Piece piece : position.pieces(side)) {
      sum += piece.steps();
    }
    return sum;
  }
}
