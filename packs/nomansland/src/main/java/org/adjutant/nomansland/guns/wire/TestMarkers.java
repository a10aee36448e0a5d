package org.adjutant.nomansland.guns.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** The Test markers on wire hexes that shells have hit (1.5.2). */
public record TestMarkers(Setting setting) {
  static final int EITHER_SIDE = 2;

  /**
   * Lays markers on those of the hexes that have wire still in the way; a Breach takes none.
   *
   * @param shells how many shells each hex was hit by, in the order in which they are told
   * @param rule the statement that lays them
   */
  public void lay(Play play, Map<Hex, Integer> shells, String rule) {
    Field field = new Field(setting, play.position());
    List<Effect> effects = new ArrayList<>();
    Data laid = Data.EMPTY;
    for (Map.Entry<Hex, Integer> hit : shells.entrySet()) {
      Hex hex = hit.getKey();
      if (field.wire(hex).holds()) {
        int now = field.tests(hex) + hit.getValue();
        effects.add(SetAttribute.open(Subject.of(hex), Mark.TESTS, Data.of(now)));
        laid = laid.with(hex.id(), hit.getValue());
      }
    }
    if (!effects.isEmpty()) {
      play.find(Finding.applies(rule, "wire under fire gets a Test marker for each shell", laid));
      play.happens("nomansland/TestMarkersLaid", Data.of("markers", laid), effects);
    }
  }

  static Effect remove(Hex hex) {
    return SetAttribute.clear(Subject.of(hex), Mark.TESTS);
  }

  /**
   * The hexes with Test markers that a unit is beside (1.5.2.b, NI-156), in the map's order.
   *
   * @param reading of NI-047: whose units count
   */
  List<Hex> due(Position position, int reading) {
    Field field = new Field(setting, position);
    List<Hex> due = new ArrayList<>();
    for (Hex hex : field.wireHexes()) {
      if (field.tests(hex) > 0 && isBeside(field, hex, reading)) {
        due.add(hex);
      }
    }
    return due;
  }

  private boolean isBeside(Field field, Hex hex, int reading) {
    return field.beside(hex, Sides.ATTACKER)
        || reading == EITHER_SIDE
            && setting.ground().grid().neighbours(hex).stream()
                .flatMap(near -> field.fighting(near, Sides.DEFENDER).stream())
                .anyMatch(unit -> !Field.isHidden(unit));
  }
}
