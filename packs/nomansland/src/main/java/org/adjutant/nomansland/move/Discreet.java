package org.adjutant.nomansland.move;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * An action that those alone learn of who know of the unit that takes it.
 *
 * @param unit the field that names the unit
 */
record Discreet(SimpleAction action, String unit) implements ActionKind {
  @Override
  public String name() {
    return action.name();
  }

  @Override
  public String about() {
    return action.about();
  }

  @Override
  public Shape shape() {
    return action.shape();
  }

  @Override
  public List<Validator> validators() {
    return action.validators();
  }

  @Override
  public String stage() {
    return action.stage();
  }

  @Override
  public Offer offer(Desk desk) {
    return action.offer(desk);
  }

  @Override
  public Offer offer(Desk desk, Piece piece) {
    return action.offer(desk, piece);
  }

  @Override
  public Audience audience(Desk desk, Data args) {
    return desk.view().piece(args.text(unit)).map(Piece::knownTo).orElse(Audience.ALL);
  }
}
