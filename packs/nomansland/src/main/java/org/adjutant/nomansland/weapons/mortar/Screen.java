package org.adjutant.nomansland.weapons.mortar;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.board.Smoke;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code screen UNIT HEX}: a mortar lays a Smoke marker instead of attacking (4.2.3.f). */
record Screen(Setting setting, Smoke smoke) {
  static final String NAME = "screen";
  static final String HEX = "hex";
  private static final String SMOKE = "nomansland:4.2.3.f";

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "the mortar"),
            Shape.Field.of(HEX, Shape.Type.PLACE, "where the smoke goes"));
    MortarRules mortars = new MortarRules(setting);
    List<Validator> rules = new ArrayList<>(mortars.act());
    rules.add(mortars.hexInRange(HEX));
    rules.add(this::counters);
    return SimpleAction.sampling(NAME, "Lay smoke with a mortar.", shape, rules, this::candidates);
  }

  private void counters(Desk desk, Data args, Findings findings) {
    if (!smoke.isLeftForMortars(desk.view(), desk::reading)) {
      findings.forbids(
          SMOKE,
          "no Smoke marker is left",
          Data.of("on the map", smoke.onMap(desk.view())).with("markers", smoke.supply()),
          "wait until the wind clears some");
    }
  }

  /** Good examples: one or two hexes before the side's own units. */
  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    Field field = new Field(setting, desk.view());
    Arms arms = new Arms(setting);
    Ready ready = new Ready(setting);
    List<Piece> mortars =
        field.fighting(desk.side()).stream()
            .filter(unit -> arms.has(unit, Attack.MORTAR) && ready.hasAttack(desk, unit))
            .toList();
    if (mortars.isEmpty()) {
      return all;
    }
    int forward = desk.side().equals(Sides.ATTACKER) ? 1 : 4;
    List<Hex> before =
        field.fighting(desk.side()).stream()
            .map(Field::hex)
            .distinct()
            .flatMap(hex -> setting.ground().neighbour(hex, forward).stream())
            .distinct()
            .toList();
    for (Piece mortar : mortars) {
      for (Hex hex : before) {
        all.add(Data.of(Aim.UNIT, mortar.id().id()).with(HEX, hex.text()));
      }
    }
    return all;
  }

  Step begin(Play play) {
    Piece mortar = play.position().piece(play.locals().text(Aim.UNIT)).orElseThrow();
    Hex hex = new Hex(play.locals().text(HEX));
    Data facts = Data.of("unit", mortar.id().id()).with("at", hex.text());
    play.find(Finding.applies(SMOKE, "a mortar lays one Smoke marker a turn", facts));
    List<Effect> effects =
        new ArrayList<>(new Deed(setting).attack(play.position(), mortar, hex.text()));
    effects.add(smoke.more(play.position(), hex));
    play.happens("nomansland/SmokeLaid", smoke.facts(hex), effects);
    return Step.done();
  }
}
