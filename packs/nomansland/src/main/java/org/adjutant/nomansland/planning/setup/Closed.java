package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;

/** An action that is the Defender's secret when he takes it, and open when the Attacker does. */
record Closed(ActionKind kind) implements ActionKind {
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
    return kind.offer(desk, piece);
  }

  @Override
  public Audience audience(Desk desk, Data args) {
    return Moment.audience(desk);
  }
}
