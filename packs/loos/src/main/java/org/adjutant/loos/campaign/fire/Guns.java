package org.adjutant.loos.campaign.fire;

import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Source;

/** The artillery markers of one side in the turn of a position (17.1.b, c). */
record Guns(ArtilleryTrack track, Position position, SideId side) {
  private static final String GAS = "gas:";

  int turn() {
    return position.clock().turn();
  }

  /** What the track gives for this turn. */
  int allotted() {
    return track.markers(side, turn());
  }

  /** The dice of each marker in this turn. */
  int dice() {
    return track.dice(side, turn());
  }

  /** The markers not yet used in this turn. */
  int left() {
    return position.tally(Store.artillery(side));
  }

  int used() {
    return Math.max(0, allotted() - left());
  }

  /** How many of the markers used in this turn bring gas (17.6). */
  int withGas() {
    return position.tally(GAS + side.id());
  }

  Effect leave(int markers) {
    return new SetTally(Store.artillery(side), markers);
  }

  Effect countGas(int markers) {
    return new SetTally(GAS + side.id(), markers);
  }

  /** The space of the track for this turn. */
  Source source() {
    return new Source(
        "tally",
        "artillery track, " + side + ", turn " + turn(),
        allotted() + " markers, " + dice() + " dice each",
        track.provenance(side, turn()));
  }
}
