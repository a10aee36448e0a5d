package org.adjutant.nomansland.weapons.act;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/** What an action does to the unit that takes it: it has acted, and comes to light (1.2.h). */
public record Deed(Setting setting) {
  /** The words for an action in {@link Mark#ACTED}. */
  public static final String FIRE = "fire";

  public static final String BUILD = "build";
  public static final String RALLY = "rally";

  /** How many attacks a unit has made in this turn. */
  public static int attacks(Piece unit) {
    return unit.attribute(Mark.FIRED_AT).map(ids -> ids.items().size()).orElse(0);
  }

  /** The effects of an attack on a piece or a hex, by its id. */
  public List<Effect> attack(Position position, Piece unit, String at) {
    List<Effect> effects = done(position, unit, FIRE);
    effects.add(noted(unit, Mark.FIRED_AT, at));
    return effects;
  }

  /** The same of an attack that is read on the Fire Table (2.2.0.d). */
  public List<Effect> tableAttack(Position position, Piece unit, String at) {
    List<Effect> effects = attack(position, unit, at);
    effects.add(noted(unit, Mark.FIRE_TARGETS, at));
    return effects;
  }

  private static Effect noted(Piece unit, String mark, String at) {
    List<String> ids = new ArrayList<>();
    unit.attribute(mark).ifPresent(before -> ids.addAll(before.textItems()));
    ids.add(at);
    return SetPieceAttribute.open(unit.id(), mark, Data.texts(ids));
  }

  /** The effects of any action that is seen. */
  public List<Effect> done(Position position, Piece unit, String word) {
    List<Effect> effects = new ArrayList<>();
    if (Field.isHidden(unit)) {
      effects.addAll(new Veil(setting).unveil(position, unit.id()));
    }
    effects.add(SetPieceAttribute.open(unit.id(), Mark.ACTED, Data.of(word)));
    return effects;
  }
}
