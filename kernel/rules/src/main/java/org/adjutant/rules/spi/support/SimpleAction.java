package org.adjutant.rules.spi.support;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;

/**
 * An action put together from parts. Its offer is, unless it has one of its own, what its own
 * validators let through of the candidates, so that offer and verdict cannot disagree.
 *
 * @param whileOthersDecide true if it may be submitted while others owe a choice
 * @param listeners who may know with which arguments it was submitted
 */
public record SimpleAction(
    String name,
    String about,
    Shape shape,
    String stage,
    List<Validator> validators,
    Offers offers,
    boolean whileOthersDecide,
    Listeners listeners)
    implements ActionKind {

  /** Arguments worth trying, legal or not, from the submitter's view. */
  @FunctionalInterface
  public interface Candidates {
    List<Data> of(Desk desk);
  }

  /** What is offered; it must agree with the validators. */
  @FunctionalInterface
  public interface Offers {
    Offer of(Desk desk);

    /** The part in which a piece has the leading part; by default the whole. */
    default Offer of(Desk desk, Piece piece) {
      return of(desk);
    }

    /** As {@link ActionKind#complete}. */
    default List<Data> complete(Desk desk, Data args) {
      return List.of(args);
    }
  }

  /** Who may know of an action and its arguments, from the submitter's view. */
  @FunctionalInterface
  public interface Listeners {
    Listeners ALL = (desk, args) -> Audience.ALL;
    Listeners SUBMITTER = (desk, args) -> Audience.of(desk.side());

    Audience of(Desk desk, Data args);
  }

  public SimpleAction {
    validators = List.copyOf(validators);
  }

  /** An action whose candidates hold every legal one; its stage has the action's name. */
  public static SimpleAction listing(
      String name, String about, Shape shape, List<Validator> validators, Candidates candidates) {
    Offers offers = new SiftedOffers(shape, validators, true, candidates);
    return offering(name, about, shape, validators, offers);
  }

  /** An action with too many legal arguments to list; its stage has the action's name. */
  public static SimpleAction sampling(
      String name, String about, Shape shape, List<Validator> validators, Candidates candidates) {
    Offers offers = new SiftedOffers(shape, validators, false, candidates);
    return offering(name, about, shape, validators, offers);
  }

  /** An action with an offer of its own, already legal; its stage has the action's name. */
  public static SimpleAction offering(
      String name, String about, Shape shape, List<Validator> validators, Offers offers) {
    return new SimpleAction(name, about, shape, name, validators, offers, false, Listeners.ALL);
  }

  /** The same action, carried out by a stage of another name. */
  public SimpleAction by(String otherStage) {
    return new SimpleAction(
        name, about, shape, otherStage, validators, offers, whileOthersDecide, listeners);
  }

  /** The same action, which may be submitted while others owe a choice. */
  public SimpleAction atAnyTime() {
    return new SimpleAction(name, about, shape, stage, validators, offers, true, listeners);
  }

  /** The same action, of which others learn only that something was done. */
  public SimpleAction inSecret() {
    return heardBy(Listeners.SUBMITTER);
  }

  /** The same action, of which only these learn more than that something was done. */
  public SimpleAction heardBy(Listeners those) {
    return new SimpleAction(
        name, about, shape, stage, validators, offers, whileOthersDecide, those);
  }

  @Override
  public Audience audience(Desk desk, Data args) {
    return listeners.of(desk, args);
  }

  @Override
  public Offer offer(Desk desk) {
    return offers.of(desk);
  }

  @Override
  public Offer offer(Desk desk, Piece piece) {
    return offers.of(desk, piece);
  }

  @Override
  public List<Data> complete(Desk desk, Data args) {
    return offers.complete(desk, args);
  }
}
