package org.adjutant.rules.spi;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.ruling.InputException;

/**
 * The rules of one scenario of a pack with its data: all that the engine, the tools and the tests
 * need. Immutable.
 */
public interface Title {
  String pack();

  String scenario();

  /** The sides, in the order in which they are listed; without the system. */
  List<SideId> sides();

  /**
   * The sides that the title plays by itself (a solitaire enemy): they act in automatic phases, and
   * {@link ChoiceKind#answer} answers their choices.
   */
  default List<SideId> systemSides() {
    return List.of();
  }

  /**
   * True if anything is ever hidden from a side. Then stages and trails are kept from those not
   * concerned.
   */
  default boolean hasSecrets() {
    return false;
  }

  /**
   * True if what open stages carry along may tell a side what is hidden from it: then it is kept
   * from all sides. A title whose stages leave the hidden things on the board says false, and a
   * side can see on its own view how a procedure in progress goes on.
   */
  default boolean stagesKeepSecrets() {
    return hasSecrets();
  }

  /** The changes that make the opening position out of nothing. They set the clock too. */
  List<Effect> opening();

  /**
   * The changes that make the opening position out of nothing where the game goes on from the end
   * position of another (a campaign).
   *
   * @throws InputException if this scenario goes on from no such position
   */
  default List<Effect> opening(Position earlier) {
    throw new InputException(
        pack() + "/" + scenario() + " does not go on from the end of another game");
  }

  Phases phases();

  /** What sides may submit, by name, in the order help shows them. */
  List<ActionKind> actions();

  /** The decisions that stages ask for, by name. */
  List<ChoiceKind> choices();

  /** The stages of all procedures, by name. */
  SortedMap<String, Stage> stages();

  /**
   * The stage that runs after every roll, before the stage that needed it, with the roll in {@link
   * Play#roll}; it may ask choices, and either lets the roll stand ({@link Step#done}) or cancels
   * it ({@link Step#reroll}).
   */
  default Optional<String> rollInterrupt() {
    return Optional.empty();
  }

  /** What the side still ought to do before it ends the phase. */
  default List<Duty> duties(Desk desk) {
    return List.of();
  }

  RuleIndex rules();

  Interpretations interpretations();

  /** How the board is drawn and its pieces named. */
  Display display();

  /**
   * What must hold in every position; the name of the first that does not, or nothing. Checked by
   * tests and for overrides.
   */
  default Optional<String> brokenInvariant(Position position) {
    return Optional.empty();
  }

  /**
   * How well a side stands on its own view, for programs that compare positions: more is better. By
   * default its steps on the board less those of all others.
   */
  default long score(Position view, SideId side) {
    long score = 0;
    for (Piece piece : view.pieces()) {
      score += piece.side().equals(side) ? piece.steps() : -piece.steps();
    }
    return score;
  }

  /**
   * A whole position as a side may suppose it to be, for programs that look ahead: what its view
   * lacks is filled in with what may be expected, from the view alone. By default nothing is.
   */
  default Position supposed(Position view, SideId side) {
    return view;
  }

  /**
   * What programs should look into instead of all offers, where these are many. By default none.
   */
  default Optional<Counsel> counsel() {
    return Optional.empty();
  }

  /**
   * True if nothing but the sum of a roll's dice matters to what follows. Programs that go through
   * all falls of the dice then take those of one sum together. By default each die matters.
   */
  default boolean sumAlone(Roll roll) {
    return false;
  }

  /** What a piece is called in a sentence. */
  default String name(Piece piece) {
    return display().name(piece);
  }

  default Optional<ActionKind> action(String name) {
    for (ActionKind kind : actions()) {
      if (kind.name().equals(name)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  default Optional<ChoiceKind> choice(String name) {
    for (ChoiceKind kind : choices()) {
      if (kind.name().equals(name)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
