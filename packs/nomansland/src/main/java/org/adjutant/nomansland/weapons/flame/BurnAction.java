package org.adjutant.nomansland.weapons.flame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Command;
import org.adjutant.nomansland.weapons.act.Reach;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.nomansland.weapons.act.Stance;
import org.adjutant.nomansland.weapons.act.Targeting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code burn UNIT at TARGET}: flames on a unit in a neighbouring hex (4.2.4.a). */
record BurnAction(Setting setting) {
  static final String NAME = "burn";
  static final String BESIDE = "nomansland:4.2.4.a";

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "the flamethrower"),
            Shape.Field.of(Aim.AT, Shape.Type.PIECE, "the unit attacked").after(Aim.AT),
            Initiative.FIELD);
    Targeting targeting = new Targeting(setting);
    List<Validator> rules = new ArrayList<>(new Ready(setting).toAttack(Aim.AT));
    rules.add(this::armed);
    rules.add(targeting.enemy());
    rules.add(new Stance(setting).check((unit, args) -> Optional.of(Attack.FLAME)));
    rules.add(this::beside);
    rules.add(targeting.apart());
    rules.add(targeting.noTank());
    rules.add(new Command(setting).oneEach(true));
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(NAME, "Throw flames at a unit.", shape, rules, this::candidates);
  }

  private void armed(Desk desk, Data args, Findings findings) {
    desk.view()
        .piece(args.text(Aim.UNIT))
        .filter(unit -> !new Arms(setting).has(unit, Attack.FLAME))
        .ifPresent(
            unit ->
                findings.forbids(
                    BESIDE,
                    "it is no flamethrower",
                    Data.of("unit", unit.id().id()).with("kind", unit.kind()),
                    "name a flamethrower"));
  }

  private void beside(Desk desk, Data args, Findings findings) {
    Aim.of(setting, desk.view(), args)
        .ifPresent(
            aim ->
                new Reach(setting).check(desk, aim.unit(), aim.to(), 1, BESIDE, false, findings));
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    Field field = new Field(setting, desk.view());
    Arms arms = new Arms(setting);
    Ready ready = new Ready(setting);
    for (Piece unit : field.fighting(desk.side())) {
      if (!arms.has(unit, Attack.FLAME) || !ready.hasAttack(desk, unit)) {
        continue;
      }
      for (Hex hex : setting.ground().grid().neighbours(Field.hex(unit))) {
        for (Piece target : field.fighting(hex, Sides.enemy(desk.side()))) {
          all.add(Data.of(Aim.UNIT, unit.id().id()).with(Aim.AT, target.id().id()));
        }
      }
    }
    return all;
  }
}
