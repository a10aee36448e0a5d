package org.adjutant.nomansland.weapons.mortar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.guns.fall.Scatter;
import org.adjutant.nomansland.guns.fall.Volley;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.MortarRule;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code gas UNIT HEX}: where the scenario lets mortars fire gas, a Gas marker that scatters
 * (S11.special.f, 4.1.1.2.a; NI-148).
 */
record GasShell(Setting setting) {
  static final String NAME = "gas";
  private static final String HEX = "hex";
  private static final String GRANTED = "nomansland:S11.special.f";
  private static final String SCATTER = "nomansland:4.1.1.2.a";
  private static final String HOW_OFTEN = "nomansland:NI-148";
  private static final int ONCE = 2;
  private static final String USED = "gas-fired";

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "the mortar"),
            Shape.Field.of(HEX, Shape.Type.PLACE, "where the gas goes"),
            Initiative.FIELD);
    MortarRules mortars = new MortarRules(setting);
    List<Validator> rules = new ArrayList<>();
    rules.add(this::granted);
    rules.addAll(mortars.act());
    rules.add(mortars.hexInRange(HEX));
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(NAME, "Fire gas with a mortar.", shape, rules, this::candidates);
  }

  private Optional<MortarRule> grant(SideId side) {
    return setting.scenario().side(side).mortar().filter(MortarRule::gas);
  }

  private void granted(Desk desk, Data args, Findings findings) {
    if (grant(desk.side()).isEmpty()) {
      findings.forbids(
          GRANTED,
          "the mortars of this side have no gas in this scenario",
          Data.of("scenario", setting.scenario().number()),
          "lay smoke, or fire at a unit");
    }
    desk.view()
        .piece(args.text(Aim.UNIT))
        .filter(unit -> unit.flag(USED) && desk.reading(HOW_OFTEN) == ONCE)
        .ifPresent(
            unit ->
                findings.forbids(
                    GRANTED,
                    "it has fired its gas",
                    Data.of("unit", unit.id().id()),
                    "name another mortar"));
  }

  /** Good examples: the hexes in which enemies or "?" markers are seen. */
  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    if (grant(desk.side()).isEmpty()) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    Field field = new Field(setting, desk.view());
    Arms arms = new Arms(setting);
    Ready ready = new Ready(setting);
    List<Hex> enemies =
        desk.view().pieces().stream()
            .filter(piece -> !piece.side().equals(desk.side()) && Field.onMap(piece))
            .map(Field::hex)
            .distinct()
            .toList();
    for (Piece unit : field.fighting(desk.side())) {
      if (arms.has(unit, Attack.MORTAR) && ready.hasAttack(desk, unit)) {
        enemies.forEach(hex -> all.add(Data.of(Aim.UNIT, unit.id().id()).with(HEX, hex.text())));
      }
    }
    return all;
  }

  Step begin(Play play) {
    Initiative.claim(play);
    Piece unit = play.position().piece(play.locals().text(Aim.UNIT)).orElseThrow();
    Hex hex = new Hex(play.locals().text(HEX));
    Data facts = Data.of("unit", unit.id().id()).with("at", hex.text());
    play.reading(HOW_OFTEN);
    play.find(Finding.applies(GRANTED, "it fires gas instead of attacking", facts));
    List<Effect> effects =
        new ArrayList<>(new Deed(setting).attack(play.position(), unit, hex.text()));
    effects.add(SetPieceAttribute.flag(unit.id(), USED));
    play.happens("nomansland/GasFired", facts, effects);
    Volley volley = Volley.at(unit.side(), Volley.Load.GAS, hex, 1);
    play.find(Finding.applies(SCATTER, "the Gas marker scatters as a shell does", facts));
    return Step.go(Scatter.STAGE, volley.write());
  }
}
