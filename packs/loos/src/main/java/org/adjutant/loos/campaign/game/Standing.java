package org.adjutant.loos.campaign.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.Division;
import org.adjutant.loos.campaign.forces.OrderOfBattle;
import org.adjutant.loos.campaign.forces.Start;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;

/** How the campaign stands: fire, losses, and who is yet to come. */
final class Standing {
  private Standing() {}

  static List<String> lines(Situation situation, OrderOfBattle order) {
    Position position = situation.position();
    List<String> lines = new ArrayList<>();
    lines.add(
        "artillery markers left: British "
            + position.tally(Store.artillery(Store.BRITISH))
            + ", German "
            + position.tally(Store.artillery(Store.GERMAN)));
    position
        .attribute(Subject.GAME, Store.AIRCRAFT)
        .map(Data::text)
        .ifPresent(hex -> lines.add("the aircraft is over " + hex));
    lines.add(
        "deadpile: "
            + position.at(Store.DEADPILE).size()
            + " battalions; eliminated: "
            + lost(position, Store.BRITISH)
            + " British, "
            + lost(position, Store.GERMAN)
            + " German counters");
    for (Division division : order.divisions(Start.RESERVES)) {
      int turn = position.tally(Store.committed(division.id()));
      lines.add(division.name() + (turn == 0 ? ": not committed" : ": committed in turn " + turn));
    }
    for (Division division : order.divisions(Start.RELEASE)) {
      boolean waits = !position.at(Store.unreleased(division.id())).isEmpty();
      lines.add(division.name() + (waits ? ": not released" : ": released"));
    }
    return lines;
  }

  private static long lost(Position position, SideId side) {
    return position.at(Stores.ELIMINATED).stream().map(Piece::side).filter(side::equals).count();
  }
}
