package org.adjutant.loos.campaign.forces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the data form that {@link SetUpPlan} describes. */
final class SetUpPlanReader {
  private static final List<String> TOP =
      List.of("title", "about", "side", "provenance", "why", "hexes");

  private final Data data;
  private final CampaignMap map;
  private final OrderOfBattle order;
  private final Problems problems = new Problems();
  private final Map<PieceId, Hex> placed = new LinkedHashMap<>();

  SetUpPlanReader(Data data, CampaignMap map, OrderOfBattle order) {
    this.data = data;
    this.map = map;
    this.order = order;
  }

  SetUpPlan read() {
    problems.onlyFields(data, "", TOP);
    problems.attempt("side", () -> side());
    problems.refuseAny("the set-up");
    List<Stack> stacks = new ArrayList<>();
    problems.eachField(data, "", "hexes", (id, units) -> stacks.add(stack(id, units)));
    problems.refuseAny("the set-up");
    return new SetUpPlan(
        data.text("title"),
        data.find("about").map(Data::text).orElse(""),
        side(),
        stacks,
        Provenance.parse(data));
  }

  private SideId side() {
    SideId side = SideId.of(data.text("side"));
    if (order.units(side).isEmpty()) {
      throw new DataException("no unit is " + side + "; write the side whose set-up this is");
    }
    return side;
  }

  private Stack stack(String id, Data units) {
    Hex hex = map.grid().hex(id);
    if (map.isOutOfPlay(hex)) {
      throw new DataException(hex + " is out of play; choose another hex");
    }
    List<PieceId> stacked = new ArrayList<>();
    for (String unit : units.textItems()) {
      stacked.add(unit(PieceId.of(unit), hex));
    }
    return new Stack(hex, stacked);
  }

  private PieceId unit(PieceId id, Hex hex) {
    ListedUnit unit =
        order
            .find(id)
            .orElseThrow(() -> new DataException("no unit " + id + " is in the order of battle"));
    if (!unit.side().equals(side())) {
      throw new DataException(id + " is " + unit.side() + ", this is a set-up of " + side());
    }
    Hex other = placed.put(id, hex);
    if (other != null) {
      throw new DataException(id + " stands in " + other + " already");
    }
    return id;
  }
}
