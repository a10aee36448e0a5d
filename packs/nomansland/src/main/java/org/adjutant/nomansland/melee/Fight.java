package org.adjutant.nomansland.melee;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;

/**
 * A Close Combat: who attacks whom in a hex.
 *
 * @param side that attacks
 * @param with the attacking units, by id
 * @param against the enemies engaged, by id
 */
record Fight(SideId side, Hex hex, List<String> with, List<String> against) {
  static final String HEX = "hex";
  static final String WITH = "with";
  static final String AGAINST = "against";

  Fight {
    with = List.copyOf(with);
    against = List.copyOf(against);
  }

  /** The fight that arguments or locals describe. */
  static Fight of(SideId side, Data args) {
    return new Fight(
        side, new Hex(args.text(HEX)), args.get(WITH).textItems(), args.get(AGAINST).textItems());
  }

  Data write() {
    return Data.of(HEX, hex.text()).with(WITH, Data.texts(with)).with(AGAINST, Data.texts(against));
  }

  List<Piece> attackers(Field field) {
    return pieces(field, with);
  }

  List<Piece> enemies(Field field) {
    return pieces(field, against);
  }

  private static List<Piece> pieces(Field field, List<String> ids) {
    List<Piece> pieces = new ArrayList<>();
    ids.forEach(id -> field.position().piece(id).ifPresent(pieces::add));
    return pieces;
  }
}
