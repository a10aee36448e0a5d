package org.adjutant.loos.campaign;

import java.util.List;
import org.adjutant.loos.campaign.forces.OrderOfBattle;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.campaign.forces.Tracks;
import org.adjutant.loos.campaign.map.CampaignMap;

/** All data of the campaign, read. */
record Forces(CampaignMap map, OrderOfBattle order, Tracks tracks, List<SetUpPlan> plans) {
  Forces {
    plans = List.copyOf(plans);
  }
}
