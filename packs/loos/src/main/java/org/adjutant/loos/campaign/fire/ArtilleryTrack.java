package org.adjutant.loos.campaign.fire;

import org.adjutant.loos.campaign.forces.Tracks;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/** The artillery tracks of both sides (17.1.b, 17.3.b). */
public interface ArtilleryTrack {
  /** The tracks as the data have them. */
  static ArtilleryTrack of(Tracks tracks) {
    return new BoxedTrack(tracks);
  }

  /** How many markers a side has in a turn, 0 or more; turn 0 is Zero Hour. */
  int markers(SideId side, int turn);

  /** How many dice a side rolls for each marker in a turn, 1 or more. */
  int dice(SideId side, int turn);

  /** The last turn the track has a space for. */
  int lastTurn();

  /** Where the two numbers of a turn come from. */
  Provenance provenance(SideId side, int turn);
}
