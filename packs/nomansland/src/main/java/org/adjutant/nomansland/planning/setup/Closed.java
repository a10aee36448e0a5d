package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;

/**
 * An action that is the Defender's secret when he takes it, and open when the Attacker does.
 *
 * @param ofPiece the part of the offer in which a piece has the leading part
 */
record Closed(ActionKind kind, OfPiece ofPiece) implements ActionKind {
  /** What a piece may do. */
  @FunctionalInterface
  interface OfPiece {
    Offer offer(Desk desk, Piece piece);
  }

  Closed(ActionKind kind) {
    this(kind, kind::offer);
  }

  @Override
  public String name() {
    return kind.name();
  }

  @Override
  public String about() {
    return kind.about();
  }

  @Override
  public Shape shape() {
    return kind.shape();
  }

  @Override
  public List<Validator> validators() {
    return kind.validators();
  }

  @Override
  public String stage() {
    return kind.stage();
  }

  @Override
  public Offer offer(Desk desk) {
    return kind.offer(desk);
  }

  @Override
  public Offer offer(Desk desk, Piece piece) {
    return ofPiece.offer(desk, piece);
  }

  @Override
  public Audience audience(Desk desk, Data args) {
    return desk.side().equals(Sides.DEFENDER) ? Audience.of(Sides.DEFENDER) : Audience.ALL;
  }
}
