package org.adjutant.nomansland.weapons.grenade;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.retreat.Havens;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * What the owner of a unit does about a grenade: stand the check, retreat by a hex, or be Pinned at
 * once for a check at -1 (4.2.5.c to 4.2.5.e; NI-103, NI-104).
 */
record Answers(Setting setting) {
  static final String NAME = "grenade";
  static final String DO = "do";
  static final String TO = "to";
  static final String STAND = "stand";
  static final String DUCK = "duck";
  static final String RETREAT = "retreat";

  private static final String UNIT = "unit";
  private static final String FROM = "from";
  private static final String MAY_RETREAT = "may retreat";
  private static final String OPTIONS = "nomansland:4.2.5.c";
  private static final String WHERE = "nomansland:NI-103";
  private static final int AWAY = 2;
  private static final String WITHIN = "nomansland:NI-104";
  private static final int NOT_FROM_NEST = 2;
  private static final int FROM_ALL = 3;

  ChoiceKind kind() {
    Shape shape =
        Shape.of(
            Shape.Field.word(
                DO,
                List.of(STAND, DUCK, RETREAT),
                "stand the check, duck (Pinned at once, check at -1), or retreat"),
            Shape.Field.of(TO, Shape.Type.PLACE, "the hex to retreat to").optionally());
    return SimpleChoice.among(
        NAME, "Grenades: what does the unit do?", shape, OPTIONS, this::options);
  }

  /**
   * Asks the owner of a unit.
   *
   * @param again whether a retreat has failed, so that only the other options are left
   */
  Step ask(Volley volley, Piece unit, boolean again, String then) {
    Data facts =
        Data.of(UNIT, unit.id().id())
            .with(FROM, volley.from().id())
            .with(MAY_RETREAT, Data.of(!again));
    return Step.ask(NAME, unit.side(), facts, then, volley.locals());
  }

  private List<Data> options(Desk desk, Choice choice) {
    List<Data> options = new ArrayList<>(List.of(Data.of(DO, STAND), Data.of(DO, DUCK)));
    Piece unit = desk.view().piece(choice.facts().text(UNIT)).orElseThrow();
    if (choice.facts().get(MAY_RETREAT).flag()) {
      Hex from = new Hex(choice.facts().text(FROM));
      for (Hex hex : havens(desk.view(), desk::reading, unit, from)) {
        options.add(Data.of(DO, RETREAT).with(TO, hex.text()));
      }
    }
    return options;
  }

  private List<Hex> havens(Position view, ToIntFunction<String> readings, Piece unit, Hex thrower) {
    boolean shut =
        switch (new Field(setting, view).cover(unit)) {
          case DUGOUT, PILLBOX -> readings.applyAsInt(WITHIN) != FROM_ALL;
          case NEST -> readings.applyAsInt(WITHIN) == NOT_FROM_NEST;
          default -> false;
        };
    if (shut) {
      return List.of();
    }
    Havens havens = new Havens(setting);
    List<Hex> around = havens.around(view, unit);
    boolean away = readings.applyAsInt(WHERE) == AWAY;
    return havens.openFirst(view, away ? havens.awayFrom(unit, thrower, around) : around);
  }
}
