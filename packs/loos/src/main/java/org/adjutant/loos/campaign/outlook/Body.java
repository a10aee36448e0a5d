package org.adjutant.loos.campaign.outlook;

import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.data.Data;

/**
 * A unit on the map, with what is often asked of it worked out.
 *
 * @param at the number of its hex
 * @param moved whether it has moved in the movement phase that is on
 * @param spent whether it has attacked, advanced or been displaced in this player turn
 * @param raids whether it moved in the mobile movement phase
 * @param pledged the id of the hex it is announced to attack; empty if it is not
 */
record Body(
    Unit unit,
    boolean british,
    int at,
    int attack,
    int defence,
    int steps,
    boolean moved,
    boolean spent,
    boolean raids,
    String pledged) {

  static Body of(Unit unit, int at) {
    return new Body(
        unit,
        unit.side().equals(Store.BRITISH),
        at,
        unit.attack(),
        unit.defence(),
        unit.steps(),
        unit.is(Marks.MOVED),
        unit.is(Marks.ATTACKED) || unit.is(Marks.ADVANCED) || unit.is(Marks.DISPLACED),
        unit.is(Marks.MOVED_MOBILE),
        unit.piece().attribute(Mark.PLEDGED).map(Data::text).orElse(""));
  }

  String id() {
    return unit.id().id();
  }

  /** The same unit after a move. */
  Body to(int hex) {
    return new Body(unit, british, hex, attack, defence, steps, true, spent, raids, pledged);
  }
}
