package org.adjutant.rules.spi;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;

/**
 * A kind of action: its shape, who may submit it when (validators), what it sets going (a stage),
 * and which are legal now.
 */
public interface ActionKind {
  /** One lower-case word, as a person types it: {@code attack}. */
  String name();

  /** What it does, in a sentence, for help. */
  String about();

  Shape shape();

  /** The rules that may forbid it. Their verdict and {@link #offer} must agree. */
  List<Validator> validators();

  /** The stage that carries it out; its locals are the arguments. */
  String stage();

  /**
   * Legal actions of this kind: all of them if the offer says so, else good examples. Empty when
   * none is legal.
   */
  Offer offer(Desk desk);

  /** The part of the offer in which a piece has the leading part; by default of the whole offer. */
  default Offer offer(Desk desk, Piece piece) {
    return offer(desk);
  }

  /**
   * Full arguments for arguments a person left incomplete (a move without its path): one if all
   * that differ have the same effect, several if he must choose, the same if nothing is missing or
   * nothing fits.
   */
  default List<Data> complete(Desk desk, Data args) {
    return List.of(args);
  }

  /** True if it may be submitted while the other side owes a choice. */
  default boolean whileOthersDecide() {
    return false;
  }

  /** Who may know that and with which arguments it was submitted; all by default. */
  default Audience audience(Desk desk, Data args) {
    return Audience.ALL;
  }
}
