package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/**
 * Units that have to retreat by a combat result.
 *
 * @param owner whose they are
 * @param units those that have not retreated yet
 * @param hexes how far, 1 or more
 * @param mayStand whether their owner may still choose stiff resistance (8.4)
 * @param pursued whether the attackers may advance after it (8.5)
 */
public record RetreatOrder(
    Engagement engagement,
    SideId owner,
    List<PieceId> units,
    int hexes,
    boolean mayStand,
    boolean pursued) {
  public RetreatOrder {
    units = List.copyOf(units);
    if (units.isEmpty() || hexes < 1) {
      throw new IllegalArgumentException("nobody has to retreat: " + units + ", " + hexes);
    }
  }

  public boolean isDefenders() {
    return owner.equals(engagement.against());
  }

  RetreatOrder without(PieceId unit) {
    List<PieceId> rest = units.stream().filter(id -> !id.equals(unit)).toList();
    return new RetreatOrder(engagement, owner, rest, hexes, false, pursued);
  }

  public Data write() {
    return Data.of("combat", engagement.write())
        .with("owner", owner.id())
        .with("units", Engagement.ids(units))
        .with("hexes", hexes)
        .with("mayStand", mayStand)
        .with("pursued", pursued);
  }

  public static RetreatOrder read(Data data) {
    return new RetreatOrder(
        Engagement.read(data.get("combat")),
        new SideId(data.text("owner")),
        data.get("units").textItems().stream().map(PieceId::new).toList(),
        data.integer("hexes"),
        data.get("mayStand").flag(),
        data.get("pursued").flag());
  }
}
