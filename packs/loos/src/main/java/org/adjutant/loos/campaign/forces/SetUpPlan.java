package org.adjutant.loos.campaign.forces;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/**
 * A set-up of one side, ready made or saved by a player. Written as
 *
 * <pre>{@code
 * {"title": "British columns", "about": "...", "side": "british",
 *  "provenance": "reconstructed", "why": "...",
 *  "hexes": {"0218": ["5a", "5b"], "0518": ["19a"]}}
 * }</pre>
 *
 * In each hex the front line comes first (18.1). Units that start elsewhere than on the map are not
 * in it. That hexes and units exist and the units are the side's own is checked here; whether the
 * set-up is legal is for the rules to say.
 */
public record SetUpPlan(
    String title, String about, SideId side, List<Stack> stacks, Provenance provenance) {
  public SetUpPlan {
    stacks = List.copyOf(stacks);
  }

  /**
   * @throws org.adjutant.rules.data.DataException that lists every problem, each with its JSON path
   */
  public static SetUpPlan parse(Data data, CampaignMap map, OrderOfBattle order) {
    return new SetUpPlanReader(data, map, order).read();
  }

  /** Puts every unit into its hex, stack by stack from the bottom up. */
  public List<Move> moves() {
    return stacks.stream().flatMap(stack -> stack.moves().stream()).toList();
  }

  /** How many units it places. */
  public int size() {
    return stacks.stream().mapToInt(stack -> stack.units().size()).sum();
  }

  /** What {@link #parse} reads back to an equal set-up. */
  public Data write() {
    Map<String, Data> hexes = new LinkedHashMap<>();
    for (Stack stack : stacks) {
      hexes.put(stack.hex().id(), Data.texts(stack.units().stream().map(PieceId::id).toList()));
    }
    Data written =
        Data.of("title", title)
            .with("about", about)
            .with("side", side.id())
            .with("provenance", provenance.grade().word());
    return (provenance.why().isEmpty() ? written : written.with("why", provenance.why()))
        .with("hexes", new Data.Fields(hexes));
  }
}
