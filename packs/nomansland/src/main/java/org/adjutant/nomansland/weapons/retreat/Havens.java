package org.adjutant.nomansland.weapons.retreat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/**
 * The hexes a unit can give ground to, in the eyes of its own side (NI-099, NI-103). A "?" marker
 * counts as enemies; a Bombing Post cannot be entered without a test, nor wire passed at a
 * Loophole, so neither is open to the Attacker.
 */
public record Havens(Setting setting) {
  /** Whether a unit can leave its hex at all. */
  public boolean canMove(Field field, Piece unit) {
    boolean immobile = setting.counters().has(unit, Trait.IMMOBILE);
    boolean brokenDown = setting.counters().has(unit, Trait.TANK) && unit.steps() < 2;
    return !immobile && !brokenDown && field.isFighting(unit);
  }

  /** All neighbouring hexes that take it, by direction from north. */
  public List<Hex> around(Position view, Piece unit) {
    Field field = new Field(setting, view);
    if (!canMove(field, unit)) {
      return List.of();
    }
    List<Hex> havens = new ArrayList<>();
    Hex from = Field.hex(unit);
    for (Hex hex : setting.ground().grid().neighbours(from)) {
      if (takes(field, unit, from, hex)) {
        havens.add(hex);
      }
    }
    return havens;
  }

  private boolean takes(Field field, Piece unit, Hex from, Hex hex) {
    boolean attacker = unit.side().equals(Sides.ATTACKER);
    boolean held =
        !field.fighting(hex, Sides.enemy(unit.side())).isEmpty()
            || (attacker && field.hasMarker(hex));
    boolean shut =
        attacker && (field.isPost(hex) || isLoophole(from, hex) && field.wire(from).holds());
    return !held
        && !shut
        && !field.isOffMap(hex)
        && !field.isBarricaded(hex)
        && field.takes(hex, unit.side(), List.of(unit));
  }

  private boolean isLoophole(Hex from, Hex to) {
    return setting.ground().loopholes().contains(setting.ground().grid().hexside(from, to));
  }

  /** Those in the open, if there are any; else all (NI-103). */
  public List<Hex> openFirst(Position view, List<Hex> havens) {
    Field field = new Field(setting, view);
    List<Hex> open = havens.stream().filter(hex -> !field.isTrenchLike(hex)).toList();
    return open.isEmpty() ? havens : open;
  }

  /** Those farther from a hex than the unit is now. */
  public List<Hex> awayFrom(Piece unit, Hex enemy, List<Hex> havens) {
    int now = setting.ground().distance(Field.hex(unit), enemy);
    return havens.stream().filter(hex -> setting.ground().distance(hex, enemy) > now).toList();
  }

  /** Those nearer the Reserve Trench of its side: Gerhard, or Robert for the Attacker (NI-099). */
  public List<Hex> towardReserve(Piece unit, List<Hex> havens) {
    int now = toReserve(unit, Field.hex(unit));
    return havens.stream().filter(hex -> toReserve(unit, hex) < now).toList();
  }

  private int toReserve(Piece unit, Hex hex) {
    String row = unit.side().equals(Sides.ATTACKER) ? "R" : "D";
    return setting.ground().row(row).stream()
        .mapToInt(each -> setting.ground().distance(hex, each))
        .min()
        .orElse(0);
  }
}
