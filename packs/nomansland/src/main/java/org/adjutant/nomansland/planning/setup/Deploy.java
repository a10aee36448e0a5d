package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code deploy UNITS HEX [in STRUCTURE] [facing N]}. What it offers is not judged again: the
 * offers ask the same orders as the check.
 */
final class Deploy {
  static final String NAME = "deploy";

  private Deploy() {}

  static SimpleAction action(DeployCheck check, DeployOffers offers) {
    List<Validator> all = new ArrayList<>(Moment.checks());
    all.add(check);
    return SimpleAction.offering(
            NAME,
            "Put units on the map in your set-up, or elsewhere if they are there.",
            Deployment.SHAPE,
            all,
            offers)
        .heardBy(Moment.LISTENERS);
  }
}
