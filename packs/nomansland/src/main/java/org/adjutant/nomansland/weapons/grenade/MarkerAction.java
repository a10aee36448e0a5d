package org.adjutant.nomansland.weapons.grenade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.nomansland.weapons.act.Stance;
import org.adjutant.nomansland.weapons.act.Targeting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code grenade UNIT HEX}: a Grenade marker against a whole hex (4.3.1). */
record MarkerAction(Setting setting) {
  static final String NAME = "grenade";
  static final String HEX = "hex";

  private static final String ONCE = "nomansland:4.3.1.a";
  private static final String BESIDE = "nomansland:4.3.1.b";
  private static final String WHO = "nomansland:NI-158";
  private static final String USER = "nomansland:4.3.1.e";
  private static final int INFANTRY_ONLY = 2;
  private static final String TABLES = "nomansland:NI-111";
  private static final int AS_ANY_UNIT = 2;

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "who uses the marker"),
            Shape.Field.of(HEX, Shape.Type.PLACE, "the hex attacked"),
            Initiative.FIELD);
    List<Validator> rules = new ArrayList<>(new Ready(setting).toAct());
    rules.add(this::marker);
    rules.add(new Stance(setting).check((unit, args) -> Optional.empty()));
    rules.add(this::user);
    rules.add(this::beside);
    rules.add(new Targeting(setting).apart(HEX));
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(
        NAME, "Use a Grenade marker against a hex.", shape, rules, this::candidates);
  }

  private void marker(Desk desk, Data args, Findings findings) {
    if (desk.view().tally(Mark.grenades(desk.side())) < 1) {
      findings.forbids(
          ONCE, "the side has no Grenade marker left", Data.of("markers", 0), "use another weapon");
    }
  }

  private void user(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = desk.view().piece(args.text(Aim.UNIT));
    if (unit.isEmpty()) {
      return;
    }
    Data facts = Data.of("unit", unit.get().id().id()).with("kind", unit.get().kind());
    if (unit.get().attribute(Mark.INSIDE).isPresent()) {
      findings.forbids(
          USER,
          "a unit inside a structure does not use a Grenade marker",
          facts,
          "name a unit outside structures");
    } else if (desk.reading(WHO) == INFANTRY_ONLY
        && !setting.counters().has(unit.get(), Trait.INFANTRY)) {
      findings.forbids(USER, "only infantry uses a Grenade marker", facts, "name infantry");
    }
  }

  private void beside(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = desk.view().piece(args.text(Aim.UNIT)).filter(Field::onMap);
    Hex hex = new Hex(args.text(HEX));
    if (!setting.ground().grid().contains(hex)) {
      findings.forbids(BESIDE, "there is no such hex", args, "name a hex beside the unit");
      return;
    }
    boolean near = unit.filter(u -> setting.ground().distance(Field.hex(u), hex) == 1).isPresent();
    if (!near) {
      findings.forbids(
          BESIDE,
          "the hex is not beside the unit",
          Data.of("unit", args.text(Aim.UNIT)).with("hex", hex.id()),
          "name a hex beside the unit");
    } else if (targets(desk.view(), desk.side(), hex, desk::reading).isEmpty()) {
      findings.forbids(
          BESIDE,
          "no enemy that grenades can hurt is seen there",
          Data.of("hex", hex.id()),
          "name a hex with enemy units");
    }
  }

  /** The units in a hex that a marker of a side affects; a tank only by another reading. */
  List<Piece> targets(Position view, SideId side, Hex hex, ToIntFunction<String> readings) {
    return new Field(setting, view)
        .fighting(hex, Sides.enemy(side)).stream()
            .filter(unit -> !Field.isHidden(unit))
            .filter(
                unit ->
                    !unit.kind().equals(Kind.TANK) || readings.applyAsInt(TABLES) == AS_ANY_UNIT)
            .toList();
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    if (desk.view().tally(Mark.grenades(desk.side())) < 1) {
      return all;
    }
    Field field = new Field(setting, desk.view());
    Ready ready = new Ready(setting);
    for (Piece unit : field.fighting(desk.side())) {
      if (!ready.hasAction(desk, unit)) {
        continue;
      }
      for (Hex hex : setting.ground().grid().neighbours(Field.hex(unit))) {
        if (!field.fighting(hex, Sides.enemy(desk.side())).isEmpty()) {
          all.add(Data.of(Aim.UNIT, unit.id().id()).with(HEX, hex.text()));
        }
      }
    }
    return all;
  }
}
