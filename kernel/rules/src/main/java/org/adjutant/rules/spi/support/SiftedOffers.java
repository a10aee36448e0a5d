package org.adjutant.rules.spi.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;

/**
 * What an action's own validators let through of its candidates.
 *
 * @param listed true if the candidates hold every legal action; false if they are good examples
 */
record SiftedOffers(
    Shape shape, List<Validator> validators, boolean listed, SimpleAction.Candidates candidates)
    implements SimpleAction.Offers {

  SiftedOffers {
    validators = List.copyOf(validators);
  }

  @Override
  public Offer of(Desk desk) {
    return of(desk, args -> true);
  }

  /** The part whose first field of pieces names this one. */
  @Override
  public Offer of(Desk desk, Piece piece) {
    Optional<Shape.Field> leading =
        shape.fields().stream()
            .filter(f -> f.type() == Shape.Type.PIECE || f.type() == Shape.Type.PIECES)
            .findFirst();
    if (leading.isEmpty()) {
      return of(desk);
    }
    String field = leading.get().name();
    return of(desk, args -> names(args.find(field), piece.id().id()));
  }

  private Offer of(Desk desk, Predicate<Data> wanted) {
    List<Data> legal = new ArrayList<>();
    for (Data args : candidates.of(desk)) {
      if (wanted.test(args) && Checks.pass(validators, desk, args)) {
        legal.add(args);
      }
    }
    return new Offer(listed, legal);
  }

  private static boolean names(Optional<Data> field, String piece) {
    return field
        .filter(
            f -> f instanceof Data.Items ? f.textItems().contains(piece) : f.text().equals(piece))
        .isPresent();
  }
}
