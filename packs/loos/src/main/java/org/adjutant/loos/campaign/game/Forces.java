package org.adjutant.loos.campaign.game;

import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.ListedUnit;
import org.adjutant.loos.campaign.forces.OrderOfBattle;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.campaign.forces.Tracks;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.rules.data.DataException;

/** All data of the campaign, read. */
record Forces(CampaignMap map, OrderOfBattle order, Tracks tracks, List<SetUpPlan> plans) {
  Forces {
    plans = List.copyOf(plans);
  }

  /** The kind of counter that the back of a German battalion shows (13.2.c). */
  String redDot() {
    return order.units(Store.GERMAN).stream()
        .map(ListedUnit::back)
        .filter(back -> !back.isEmpty())
        .findFirst()
        .orElseThrow(() -> new DataException("no German battalion has a red-dot back (13.2)"));
  }
}
