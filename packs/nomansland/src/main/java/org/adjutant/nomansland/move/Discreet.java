package org.adjutant.nomansland.move;

import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.support.SimpleAction;

/** Actions that those alone learn of who know of the unit that takes them. */
final class Discreet {
  private Discreet() {}

  /**
   * Who they are.
   *
   * @param unit the field that names the unit
   */
  static SimpleAction.Listeners knowing(String unit) {
    return (desk, args) ->
        desk.view().piece(args.text(unit)).map(Piece::knownTo).orElse(Audience.ALL);
  }
}
