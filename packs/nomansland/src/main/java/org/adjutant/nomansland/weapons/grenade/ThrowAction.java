package org.adjutant.nomansland.weapons.grenade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
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
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code throw UNIT at TARGET [as rifle]}: grenades at one unit (4.2.5, 4.2.6, 4.2.6bis). */
record ThrowAction(Setting setting) {
  static final String NAME = "throw";
  static final String AS = "as";
  private static final String RIFLE = "rifle";
  private static final String SHELTERED = "nomansland:4.2.6.c";
  private static final String WITH_FRIENDS = "nomansland:NI-107";
  private static final int ANYTHING = 2;

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "who throws"),
            Shape.Field.of(Aim.AT, Shape.Type.PIECE, "the unit thrown at").after(Aim.AT),
            Shape.Field.word(AS, List.of(RIFLE), "rifle grenades, if the unit has both")
                .after(AS)
                .optionally(),
            Initiative.FIELD);
    Targeting targeting = new Targeting(setting);
    List<Validator> rules = new ArrayList<>(new Ready(setting).toAttack(Aim.AT));
    rules.add(this::armed);
    rules.add(targeting.enemy());
    rules.add(new Stance(setting).check((unit, args) -> attack(unit, args).map(Attack::kind)));
    rules.add(this::inReach);
    rules.add(this::amongFriends);
    rules.add(targeting.noTank());
    rules.add(this::sheltered);
    rules.add(new Command(setting).oneEach(false));
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(NAME, "Throw grenades at a unit.", shape, rules, this::candidates);
  }

  /** The grenades that arguments ask for. */
  Optional<Attack> attack(Piece unit, Data args) {
    return new Arms(setting).grenades(unit, args.has(AS));
  }

  private void armed(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = desk.view().piece(args.text(Aim.UNIT));
    if (unit.isPresent() && attack(unit.get(), args).isEmpty()) {
      findings.forbids(
          "nomansland:4.2.5.a",
          "it has no such grenades",
          Data.of("unit", unit.get().id().id()).with("kind", unit.get().kind()),
          "name a unit with a grenade symbol");
    }
  }

  private void inReach(Desk desk, Data args, Findings findings) {
    Aim.of(setting, desk.view(), args)
        .ifPresent(
            aim ->
                attack(aim.unit(), args)
                    .ifPresent(
                        attack ->
                            new Reach(setting)
                                .check(
                                    desk,
                                    aim.unit(),
                                    aim.to(),
                                    attack.range(),
                                    Throwers.range(attack),
                                    false,
                                    findings)));
  }

  /** Rifle grenades may fall among friends by another reading of NI-107. */
  private void amongFriends(Desk desk, Data args, Findings findings) {
    boolean rifle =
        desk.view()
            .piece(args.text(Aim.UNIT))
            .flatMap(unit -> attack(unit, args))
            .filter(attack -> !attack.kind().equals(Attack.GRENADE))
            .isPresent();
    if (!rifle || desk.reading(WITH_FRIENDS) != ANYTHING) {
      new Targeting(setting).apart().check(desk, args, findings);
    }
  }

  private void sheltered(Desk desk, Data args, Findings findings) {
    Aim.of(setting, desk.view(), args)
        .filter(
            aim ->
                attack(aim.unit(), args).filter(a -> !a.kind().equals(Attack.GRENADE)).isPresent())
        .map(aim -> aim.field().cover(aim.target()))
        .filter(cover -> cover == Cover.DUGOUT || cover == Cover.PILLBOX)
        .ifPresent(
            cover ->
                findings.forbids(
                    SHELTERED,
                    "rifle grenades do nothing to a Pillbox, a Dugout or those inside",
                    Data.of("at", args.text(Aim.AT)).with("in", cover.word()),
                    "throw by hand from a hex beside it, or attack another unit"));
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    SideId enemy = Sides.enemy(desk.side());
    Field field = new Field(setting, desk.view());
    Ready ready = new Ready(setting);
    Arms arms = new Arms(setting);
    List<Piece> targets = field.fighting(enemy);
    for (Piece unit : field.fighting(desk.side())) {
      Optional<Attack> hand = arms.of(unit, Attack.GRENADE);
      Optional<Attack> rifle = arms.grenades(unit, true);
      if (hand.isEmpty() && rifle.isEmpty() || !ready.hasAttack(desk, unit)) {
        continue;
      }
      Hex from = Field.hex(unit);
      for (Piece target : targets) {
        int distance = setting.ground().distance(from, Field.hex(target));
        Data args = Data.of(Aim.UNIT, unit.id().id()).with(Aim.AT, target.id().id());
        if (distance == 1 && hand.isPresent()) {
          all.add(args);
        }
        if (distance >= 1 && rifle.filter(attack -> distance <= attack.range()).isPresent()) {
          all.add(hand.isPresent() ? args.with(AS, RIFLE) : args);
        }
      }
    }
    return all;
  }
}
