package org.adjutant.nomansland.weapons.antitank;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.fire.Sight;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Command;
import org.adjutant.nomansland.weapons.act.Reach;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.nomansland.weapons.act.Stance;
import org.adjutant.nomansland.weapons.act.Targeting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code pierce UNIT at TANK}: a T-Gewehr or K-Bullets against a tank (4.2.11.1, 4.3.2). */
record PierceAction(Setting setting) {
  static final String NAME = "pierce";
  static final String WHO = "nomansland:NI-112";
  private static final String WEAPONS = "nomansland:4.2.11.1.a";
  private static final String TANKS_ONLY = "nomansland:4.2.11.1.c";
  private static final String BLOCKED = "nomansland:2.1.3.1.k";
  private static final String USED_UP = "nomansland:4.3.2.b";

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "who shoots"),
            Shape.Field.of(Aim.AT, Shape.Type.PIECE, "the tank").after(Aim.AT),
            Initiative.FIELD);
    Targeting targeting = new Targeting(setting);
    List<Validator> rules = new ArrayList<>(new Ready(setting).toAttack(Aim.AT));
    rules.add(this::armed);
    rules.add(targeting.enemy());
    rules.add(this::tank);
    rules.add(new Stance(setting).check((unit, args) -> Optional.of(Attack.ANTI_TANK)));
    rules.add(this::inReach);
    rules.add(targeting.apart());
    rules.add(new Command(setting).oneEach(false));
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(
        NAME, "Shoot at a tank with what pierces it.", shape, rules, this::candidates);
  }

  private void armed(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = desk.view().piece(args.text(Aim.UNIT));
    if (unit.isEmpty()
        || Piercing.of(setting, desk.view(), unit.get(), desk.reading(WHO)).isPresent()) {
      return;
    }
    boolean could = setting.counters().has(unit.get(), Trait.RIFLE);
    findings.forbids(
        could ? USED_UP : WEAPONS,
        could ? "the side has no K-Bullets left" : "it has nothing that pierces a tank",
        Data.of("unit", unit.get().id().id()).with("kind", unit.get().kind()),
        "name a T-Gewehr, or a rifle unit while there are K-Bullets");
  }

  private void tank(Desk desk, Data args, Findings findings) {
    desk.view()
        .piece(args.text(Aim.AT))
        .filter(target -> !target.kind().equals(Kind.TANK) && Field.onMap(target))
        .ifPresent(
            target ->
                findings.forbids(
                    TANKS_ONLY,
                    "such weapons are for tanks alone",
                    Data.of("at", target.id().id()).with("kind", target.kind()),
                    "name a tank"));
  }

  private void inReach(Desk desk, Data args, Findings findings) {
    Optional<Aim> known = Aim.of(setting, desk.view(), args);
    if (known.isEmpty()) {
      return;
    }
    Aim aim = known.get();
    Piercing.of(setting, desk.view(), aim.unit(), desk.reading(WHO))
        .ifPresent(
            with ->
                new Reach(setting)
                    .check(desk, aim.unit(), aim.to(), with.range(), with.rule(), true, findings));
    if (aim.distance() > 0 && !Sight.clear(aim.field(), aim.from(), aim.to(), desk.side())) {
      findings.forbids(
          BLOCKED,
          "the line of sight is blocked",
          Data.of("from", aim.from().id()).with("to", aim.to().id()),
          "shoot where nothing stands between");
    }
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    Field field = new Field(setting, desk.view());
    SideId enemy = Sides.enemy(desk.side());
    List<Piece> tanks =
        field.fighting(enemy).stream().filter(unit -> unit.kind().equals(Kind.TANK)).toList();
    if (tanks.isEmpty()) {
      return all;
    }
    Ready ready = new Ready(setting);
    int reading = desk.reading(WHO);
    for (Piece unit : field.fighting(desk.side())) {
      Optional<Piercing> with = Piercing.of(setting, desk.view(), unit, reading);
      if (with.isEmpty() || !ready.hasAttack(desk, unit)) {
        continue;
      }
      for (Piece tank : tanks) {
        int far = setting.ground().distance(Field.hex(unit), Field.hex(tank));
        if (far >= 1 && far <= with.get().range()) {
          all.add(Data.of(Aim.UNIT, unit.id().id()).with(Aim.AT, tank.id().id()));
        }
      }
    }
    return all;
  }
}
