package org.adjutant.nomansland.air;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.support.SimpleChoice;

/** Any hex may be strafed (2.3.c). */
record StrafeTarget(Setting setting) {
  static final String NAME = "strafe-hex";
  static final String HEX = "hex";
  private static final String ANY_HEX = "nomansland:2.3.c";

  ChoiceKind choice() {
    return SimpleChoice.sampling(
        NAME,
        "Which hex does the Fighter strafe?",
        Shape.of(Shape.Field.of(HEX, Shape.Type.PLACE, "any hex"), Initiative.FIELD),
        this::check,
        this::examples);
  }

  private void check(Desk desk, Choice choice, Data answer, Findings findings) {
    Initiative.VALIDATOR.check(desk, answer, findings);
    Place place = Place.parse(answer.text(HEX));
    if (!(place instanceof Hex hex) || !setting.ground().grid().contains(hex)) {
      findings.forbids(
          ANY_HEX, "this is no hex of the map", Data.of(HEX, place.text()), "name a hex");
    }
  }

  /** Hexes with enemies in them, or a marker that may hide some; the map's first where none is. */
  private List<Data> examples(Desk desk, Choice choice) {
    Field field = new Field(setting, desk.view());
    List<Data> hexes = new ArrayList<>();
    for (Hex hex : setting.ground().grid().hexes()) {
      if (!desk.view().isVacant(hex)
          && (!field.fighting(hex, Sides.enemy(desk.side())).isEmpty()
              || desk.side().equals(Sides.ATTACKER) && field.hasMarker(hex))) {
        hexes.add(Data.of(HEX, hex.text()));
      }
    }
    if (hexes.isEmpty()) {
      hexes.add(Data.of(HEX, setting.ground().grid().hexes().get(0).text()));
    }
    return Sortie.answers(desk, hexes.toArray(Data[]::new));
  }
}
