package org.adjutant.nomansland.guns.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.ShellRules;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;

/** Barrages in the Assault that are worth a thought. */
record ShellingOffers(Setting setting) {
  private static final int MOST_POINTS = 3;

  List<Data> candidates(Desk desk) {
    ShellingRules rules = new ShellingRules(setting);
    int left = ArtilleryPoints.left(desk.view(), desk.side());
    if (!rules.isOn(desk) || left == 0) {
      return List.of();
    }
    boolean attacker = desk.side().equals(Sides.ATTACKER);
    ShellRules shells = new ShellRules(setting);
    boolean observer = attacker && ObserverOrder.free(desk).isPresent();
    boolean initiative = attacker && Initiative.left(desk.view()) > 0;
    boolean smoke = shells.maySmoke(desk);
    boolean neutral = shells.mayNeutralise();
    List<Data> all = new ArrayList<>();
    for (Hex hex : targets(desk)) {
      for (int points = 1; points <= Math.min(left, MOST_POINTS); points++) {
        Data plain = Data.of(Shelling.HEX, hex.id()).with(Shelling.POINTS, points);
        all.add(plain);
        if (observer) {
          all.add(plain.with(Shelling.OBSERVER, Shelling.OBSERVER));
        }
        if (points == 1 && smoke) {
          all.add(plain.with(Shelling.SHELLS, ShellRules.SMOKE));
        }
        if (points == 1 && neutral) {
          all.add(plain.with(Shelling.SHELLS, ShellRules.NEUTRALIZATION));
        }
        if (points == 1 && initiative) {
          all.add(plain.with(Initiative.NAME, 1));
        }
      }
    }
    return attacker ? withWire(desk, all) : all;
  }

  /** Hexes in which the side sees enemies, west to east from the top. */
  private Set<Hex> targets(Desk desk) {
    Field field = new Field(setting, desk.view());
    ShellingRules rules = new ShellingRules(setting);
    boolean before = rules.isBefore(desk);
    Set<Hex> hexes =
        new TreeSet<>(
            (a, b) -> setting.ground().grid().index(a) - setting.ground().grid().index(b));
    for (Piece enemy : desk.view().pieces(Sides.enemy(desk.side()))) {
      if (enemy.place() instanceof Hex hex
          && (field.isFighting(enemy)
              || field.hasMarker(hex)
              || setting.counters().isStructure(enemy.kind()))
          && (!before || rules.holdsElements(desk, hex))) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  private List<Data> withWire(Desk desk, List<Data> all) {
    Field field = new Field(setting, desk.view());
    for (Hex hex : field.wireHexes()) {
      if (field.wire(hex).holds()
          && !Shelled.is(desk.view(), hex, desk.side(), false)
          && field.fighting(hex, Sides.ATTACKER).isEmpty()) {
        all.add(Data.of(Shelling.HEX, hex.id()).with(Shelling.POINTS, 1));
      }
    }
    return all;
  }
}
