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
import org.adjutant.rules.spi.support.SimpleAction;

/** Some places for some of what waits: of each kind the first, other hexes each time. */
record DeployOffers(Setting setting, DeployCheck check) implements SimpleAction.Offers {
  private static final int KINDS = 3;
  private static final int SPREAD = 5;
  private static final int ENOUGH = 20;

  @Override
  public Offer of(Desk desk) {
    if (!Moment.isNow(desk)) {
      return Offer.NOTHING;
    }
    List<Data> all = new ArrayList<>();
    Laid laid = Laid.of(setting, desk);
    Map<String, Piece> first = new LinkedHashMap<>();
    laid.sorted().forEach(piece -> first.putIfAbsent(piece.kind(), piece));
    first.values().stream().limit(KINDS).forEach(piece -> all.addAll(places(desk, laid, piece)));
    return Offer.examples(all);
  }

  /** Places for one piece, if it waits. */
  @Override
  public Offer of(Desk desk, Piece piece) {
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
    Data units = Data.texts(List.of(piece.id().id()));
    int turn = laid.placed().size();
    for (Hex hex : setting.ground().grid().hexes()) {
      turn++;
      if (turn % SPREAD == 0 && orders.allow(laid, piece, hex)) {
        places.add(Data.of(Deployment.UNITS, units).with(Deployment.HEX, hex.id()));
        if (places.size() == ENOUGH) {
          return places;
        }
      }
    }
    return places;
  }
}
