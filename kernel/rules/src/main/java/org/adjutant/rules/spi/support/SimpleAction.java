package org.adjutant.rules.spi.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;

/**
 * An action put together from parts. Its offer is what its own validators let through of the
 * candidates, so that offer and verdict cannot disagree.
 *
 * @param listed true if the candidates hold every legal action; false if they are good examples
 * @param whileOthersDecide true if it may be submitted while others owe a choice
 * @param secret true if only the submitter may know with which arguments it was submitted
 */
public record SimpleAction(
    String name,
    String about,
    Shape shape,
    String stage,
    List<Validator> validators,
    boolean listed,
    Candidates candidates,
    boolean whileOthersDecide,
    boolean secret)
    implements ActionKind {

  /** Arguments worth trying, legal or not, from the submitter's view. */
  @FunctionalInterface
  public interface Candidates {
    List<Data> of(Desk desk);
  }

  public SimpleAction {
    validators = List.copyOf(validators);
  }

  /** An action whose candidates hold every legal one; its stage has the action's name. */
  public static SimpleAction listing(
      String name, String about, Shape shape, List<Validator> validators, Candidates candidates) {
    return new SimpleAction(name, about, shape, name, validators, true, candidates, false, false);
  }

  /** An action with too many legal arguments to list; its stage has the action's name. */
  public static SimpleAction sampling(
      String name, String about, Shape shape, List<Validator> validators, Candidates candidates) {
    return new SimpleAction(name, about, shape, name, validators, false, candidates, false, false);
  }

  /** The same action, which may be submitted while others owe a choice. */
  public SimpleAction atAnyTime() {
    return new SimpleAction(
        name, about, shape, stage, validators, listed, candidates, true, secret);
  }

  /** The same action, of which others learn only that something was done. */
  public SimpleAction inSecret() {
    return new SimpleAction(
        name, about, shape, stage, validators, listed, candidates, whileOthersDecide, true);
  }

  @Override
  public Audience audience(Desk desk, Data args) {
    return secret ? Audience.of(desk.side()) : Audience.ALL;
  }

  @Override
  public Offer offer(Desk desk) {
    return offer(desk, args -> true);
  }

  private Offer offer(Desk desk, Predicate<Data> wanted) {
    List<Data> legal = new ArrayList<>();
    for (Data args : candidates.of(desk)) {
      if (wanted.test(args) && permits(desk, args)) {
        legal.add(args);
      }
    }
    return new Offer(listed, legal);
  }

  /** The part of the offer whose first field of pieces names this one. */
  @Override
  public Offer offer(Desk desk, Piece piece) {
    Optional<Shape.Field> leading =
        shape.fields().stream()
            .filter(f -> f.type() == Shape.Type.PIECE || f.type() == Shape.Type.PIECES)
            .findFirst();
    if (leading.isEmpty()) {
      return offer(desk);
    }
    String field = leading.get().name();
    return offer(desk, args -> names(args.find(field), piece.id().id()));
  }

  private static boolean names(Optional<Data> field, String piece) {
    return field
        .filter(
            f -> f instanceof Data.Items ? f.textItems().contains(piece) : f.text().equals(piece))
        .isPresent();
  }

  private boolean permits(Desk desk, Data args) {
    Findings findings = Findings.unheard();
    for (Validator validator : validators) {
      validator.check(desk, args, findings);
      if (findings.forbidden()) {
        return false;
      }
    }
    return true;
  }
}
