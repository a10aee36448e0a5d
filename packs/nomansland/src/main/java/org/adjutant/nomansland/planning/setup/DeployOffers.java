package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;

/** Some places for some of what waits: of each kind the first, a third of the hexes each time. */
record DeployOffers(Setting setting, DeployCheck check) {
  private static final int KINDS = 3;
  private static final int SPREAD = 3;
  private static final int ENOUGH = 12;

  List<Data> of(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (!Moment.isNow(desk)) {
      return all;
    }
    Laid laid = Laid.of(setting, desk);
    Map<String, Piece> first = new LinkedHashMap<>();
    laid.waiting().forEach(piece -> first.putIfAbsent(piece.kind(), piece));
    first.values().stream().limit(KINDS).forEach(piece -> all.addAll(places(desk, laid, piece)));
    return all;
  }

  /** Places for one piece, if it waits. */
  Offer of(Desk desk, Piece piece) {
    if (!Moment.isNow(desk)) {
      return Offer.NOTHING;
    }
    Laid laid = Laid.of(setting, desk);
    return laid.waiting().contains(piece)
        ? Offer.examples(places(desk, laid, piece))
        : Offer.NOTHING;
  }

  private List<Data> places(Desk desk, Laid laid, Piece piece) {
    Orders orders = check.orders(desk);
    List<Data> places = new ArrayList<>();
    int shift = laid.placed().size();
    for (String row : setting.ground().rows()) {
      for (Hex hex : setting.ground().row(row)) {
        boolean near = (setting.ground().column(hex) + laid.depth(row) + shift) % SPREAD == 0;
        if (near && places.size() < ENOUGH && orders.allow(laid, piece, hex)) {
          places.add(
              Data.of(Deployment.UNITS, Data.texts(List.of(piece.id().id())))
                  .with(Deployment.HEX, hex.id()));
        }
      }
    }
    return places;
  }
}
