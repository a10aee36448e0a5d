package org.adjutant.loos.campaign.game;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.campaign.forces.OrderOfBattle;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.campaign.forces.Tracks;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.game.Series;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/**
 * Loos: The Big Push as a title: the series under the exclusive rules, on the campaign's data: the
 * resources {@code loos-map}, {@code loos-counters}, {@code loos-tracks}, {@code setup-german} and
 * {@code setup-british}, and the scenario under its id.
 */
public final class Campaign {
  private static final String SCENARIO = "campaign";
  private static final String COUNTERS = "counters";

  private Campaign() {}

  /**
   * The title.
   *
   * @param id {@code campaign}; or {@code zero-hour}, which is the same with both ready-made
   *     set-ups
   * @throws org.adjutant.rules.data.DataException if the data do not fit, naming what is wrong
   */
  public static Title title(String pack, String id, DataSet data) {
    HexMap drawn = HexMap.parse(data.map("loos-map"));
    OrderOfBattle order = OrderOfBattle.parse(data.get("loos-counters"));
    Tracks tracks = Tracks.parse(data.get("loos-tracks"), order);
    CampaignMap map = CampaignMap.of(drawn);
    List<SetUpPlan> plans = new ArrayList<>();
    if (!data.resources().containsKey(DataSet.POSITION_MAP)) {
      map = map.whole();
      plans.add(SetUpPlan.parse(data.get("setup-german"), map, order));
      plans.add(SetUpPlan.parse(data.get("setup-british"), map, order));
    }
    Forces forces = new Forces(map, order, tracks, plans);
    boolean deployed = !id.equals(SCENARIO);
    TreeMap<String, Data> resources = new TreeMap<>(data.resources());
    Data scenario = data.get(SCENARIO).with(COUNTERS, data.get("loos-counters").get(COUNTERS));
    resources.put(id, scenario);
    return Series.title(pack, id, new DataSet(resources), CampaignRules.of(forces, deployed));
  }
}
