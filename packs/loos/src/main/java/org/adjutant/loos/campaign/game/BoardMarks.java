package org.adjutant.loos.campaign.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.trench.Trenches;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.look.Mark;

/** What lies on the map beside units: breaches, artillery markers, the aircraft. */
final class BoardMarks {
  private BoardMarks() {}

  static List<Mark> of(Situation situation) {
    Position position = situation.position();
    List<Mark> marks = new ArrayList<>();
    for (Hex hex : situation.grid().hexes()) {
      if (Trenches.isBreached(situation, hex)) {
        marks.add(Mark.of(hex, "breach"));
      }
      for (SideId side : situation.field().sides()) {
        position
            .feature(hex, Store.barrage(side))
            .map(laid -> laid.get("gas").flag() ? "gas" : "barrage")
            .ifPresent(kind -> marks.add(Mark.of(hex, kind, side)));
      }
    }
    position
        .attribute(Subject.GAME, Store.AIRCRAFT)
        .map(Data::text)
        .ifPresent(hex -> marks.add(Mark.of(new Hex(hex), "aircraft", Store.BRITISH)));
    return marks;
  }
}
