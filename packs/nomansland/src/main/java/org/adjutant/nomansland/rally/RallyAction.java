package org.adjutant.nomansland.rally;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code rally UNIT}: a Pinned unit tries to rally (2.1.4.a). */
record RallyAction(Setting setting) {
  static final String NAME = "rally";
  static final String PINNED_ONLY = "nomansland:2.1.4.a";

  SimpleAction kind() {
    Shape shape =
        Shape.of(Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "the Pinned unit"), Initiative.FIELD);
    List<Validator> rules = new ArrayList<>(new Ready(setting).toAct());
    rules.add(RallyAction::pinned);
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(NAME, "Try to rally a unit.", shape, rules, this::candidates);
  }

  private static void pinned(Desk desk, Data args, Findings findings) {
    desk.view()
        .piece(args.text(Aim.UNIT))
        .filter(unit -> !Field.isPinned(unit))
        .ifPresent(
            unit ->
                findings.forbids(
                    PINNED_ONLY,
                    "it is not Pinned",
                    Data.of("unit", unit.id().id()),
                    "name a Pinned unit"));
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    boolean bonus = Initiative.left(desk.view()) > 0;
    for (Piece unit : new Field(setting, desk.view()).fighting(desk.side())) {
      if (Field.isPinned(unit)) {
        Data args = Data.of(Aim.UNIT, unit.id().id());
        all.add(args);
        if (bonus) {
          all.add(args.with(Initiative.NAME, 1));
        }
      }
    }
    return all;
  }
}
