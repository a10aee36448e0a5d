package org.adjutant.loos.campaign.forces;

import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/**
 * A unit of the order of battle.
 *
 * @param counter the kind of counter its front shows
 * @param back the kind its back shows when that is another unit, the red-dot side of a German
 *     battalion (13.2); empty if it has none
 * @param division the id of its division; empty for a German battalion with a blank front, which
 *     starts in the deadpile (11.2)
 * @param brigade of a British half-brigade, else empty (13.3)
 * @param half {@code a} for the forward half of a brigade, {@code b} for the reserve half, else
 *     empty
 */
public record ListedUnit(
    PieceId id,
    String counter,
    String back,
    SideId side,
    String name,
    String division,
    String brigade,
    String half,
    Provenance provenance) {

  /** True for a battalion with a blank front, which belongs to no division (11.2, 18.1). */
  public boolean isBlank() {
    return division.isEmpty();
  }

  /** Whether the two may stand in one hex: same brigade or same German division (18.1). */
  public boolean stacksWith(ListedUnit other) {
    return !isBlank()
        && side.equals(other.side)
        && division.equals(other.division)
        && brigade.equals(other.brigade);
  }
}
