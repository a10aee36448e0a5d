package org.adjutant.loos.campaign.outlook;

import org.adjutant.loos.campaign.Store;
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
    return new Assault(muster, odds, worth);
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
}
