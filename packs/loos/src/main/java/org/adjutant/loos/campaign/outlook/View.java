package org.adjutant.loos.campaign.outlook;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;

/** What a side has before it when it asks for advice. */
record View(Desk desk, Muster muster, Worth worth, Odds odds) {
  boolean british() {
    return desk.side().equals(Store.BRITISH);
  }

  Chart chart() {
    return muster.chart;
  }

  Assault assault() {
    return new Assault(muster, odds, new Prize(muster));
  }

  Prospects prospects() {
    return new Prospects(muster, assault(), british());
  }

  /** The worth of who stands where to the side that asks. */
  long worth(Muster of) {
    return british() ? worth.british(of) : -worth.british(of);
  }

  int turn() {
    return desk.view().clock().turn();
  }

  /** Markers of the side that are left in this game turn. */
  int markers() {
    return desk.view().tally(Store.artillery(desk.side()));
  }

  String id(int hex) {
    return chart().grid.at(hex).id();
  }

  int hex(String id) {
    return chart().grid.index(chart().grid.hex(id));
  }

  /** What a unit may do of a kind of action. */
  List<Data> offered(String kind, String unit) {
    Optional<Piece> piece = desk.view().piece(unit);
    Optional<ActionKind> action = desk.title().action(kind);
    return piece.isEmpty() || action.isEmpty()
        ? List.of()
        : action.get().offer(desk, piece.get()).examples().stream()
            .filter(args -> args.text("unit").equals(unit))
            .toList();
  }
}
