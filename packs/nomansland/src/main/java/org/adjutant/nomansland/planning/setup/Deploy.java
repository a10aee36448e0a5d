package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
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
 * {@code deploy UNITS HEX [in STRUCTURE] [facing N]}. What it offers is not judged again: the
 * offers ask the same orders as the check.
 */
record Deploy(DeployCheck check, DeployOffers offers) implements ActionKind {
  static final String NAME = "deploy";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "Put units on the map in your set-up, or elsewhere if they are there.";
  }

  @Override
  public Shape shape() {
    return Deployment.SHAPE;
  }

  @Override
  public List<Validator> validators() {
    List<Validator> all = new ArrayList<>(Moment.checks());
    all.add(check);
    return all;
  }

  @Override
  public String stage() {
    return NAME;
  }

  @Override
  public Offer offer(Desk desk) {
    return Offer.examples(offers.of(desk));
  }

  @Override
  public Offer offer(Desk desk, Piece piece) {
    return offers.of(desk, piece);
  }

  @Override
  public Audience audience(Desk desk, Data args) {
    return Moment.audience(desk);
  }
}
