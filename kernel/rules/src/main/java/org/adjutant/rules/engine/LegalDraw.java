package org.adjutant.rules.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.EndPhase;

/**
 * A legal input of a side drawn by lot, for players who take anything, and for tests: one of its
 * pieces and something that piece may do, an answer to a choice it owes, and now and then the end
 * of the phase.
 *
 * @param below gives a number from 0 up to, not including, its argument, which is 1 or more
 */
public record LegalDraw(Title title, IntUnaryOperator below) {
  private static final int END_ONE_IN = 6;
  private static final int DRAWS = 4;

  /** Nothing if nothing is offered to the side. */
  public Optional<Input> next(Position position, SideId side) {
    List<Piece> own = position.pieces(side);
    boolean owes = position.openChoices().stream().anyMatch(c -> c.owner().equals(side));
    if (!owes && !own.isEmpty() && below.applyAsInt(END_ONE_IN) > 0) {
      for (int i = 0; i < DRAWS; i++) {
        Piece piece = own.get(below.applyAsInt(own.size()));
        List<Legal> deeds =
            Offers.of(title, position, side, piece, kind -> !kind.equals(EndPhase.NAME));
        if (!deeds.isEmpty()) {
          return Optional.of(one(deeds));
        }
      }
    }
    // Where the phase can be ended, nothing else need be worked out.
    List<Legal> end = Offers.of(title, position, side, EndPhase.NAME);
    List<Legal> drawn = end.isEmpty() ? Offers.of(title, position, side) : end.subList(0, 1);
    return drawn.isEmpty() ? Optional.empty() : Optional.of(one(drawn));
  }

  private Input one(List<Legal> legal) {
    Legal one = legal.get(below.applyAsInt(legal.size()));
    List<Data> examples = one.offer().examples();
    return one.input(examples.get(below.applyAsInt(examples.size())));
  }
}
