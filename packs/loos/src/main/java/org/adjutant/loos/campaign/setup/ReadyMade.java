package org.adjutant.loos.campaign.setup;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.forces.OrderOfBattle;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;

/** The set-ups that come with the pack, one for each side that has one. */
public record ReadyMade(CampaignMap map, OrderOfBattle order, List<SetUpPlan> plans) {
  public ReadyMade {
    plans = List.copyOf(plans);
  }

  boolean has(SideId side) {
    return find(side).isPresent();
  }

  /** The set-up of a side. */
  public Optional<SetUpPlan> find(SideId side) {
    return plans.stream().filter(plan -> plan.side().equals(side)).findFirst();
  }

  /**
   * The set-up a player means: his own data, {@code {"0218": ["5a", "5b"]}}, or what is ready made.
   *
   * @throws DataException that says what is wrong with the data
   */
  SetUpPlan meant(SideId side, Optional<Data> hexes) {
    if (hexes.isEmpty()) {
      return find(side)
          .orElseThrow(() -> new DataException("there is no ready-made set-up for " + side));
    }
    Data whole =
        Data.of("title", "own")
            .with("about", "own")
            .with("side", side.id())
            .with("provenance", "printed")
            .with("hexes", hexes.get());
    return SetUpPlan.parse(whole, map, order);
  }
}
