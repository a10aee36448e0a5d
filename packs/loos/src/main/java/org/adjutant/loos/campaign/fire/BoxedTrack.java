package org.adjutant.loos.campaign.fire;

import org.adjutant.loos.campaign.forces.Tracks;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/** The artillery tracks of the campaign's data, box by box. */
record BoxedTrack(Tracks tracks) implements ArtilleryTrack {
  @Override
  public int markers(SideId side, int turn) {
    return tracks.artillery(side, turn).markers();
  }

  @Override
  public int dice(SideId side, int turn) {
    return tracks.artillery(side, turn).dice();
  }

  @Override
  public int lastTurn() {
    return tracks.lastTurn();
  }

  @Override
  public Provenance provenance(SideId side, int turn) {
    return tracks.artillery(side, turn).provenance();
  }
}
