package org.adjutant.nomansland.weapons.mortar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Reach;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.nomansland.weapons.act.Stance;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** What mortars may and may not (4.2.3). */
record MortarRules(Setting setting) {
  static final String MORTARS = "nomansland:4.2.3.a";
  static final String RANGE = "nomansland:4.2.3.b";
  private static final String SEEN = "nomansland:4.2.3.c";
  private static final String REVEALED = "nomansland:NI-097";
  private static final int MARKER_NEEDED = 2;
  private static final String FRIENDS = "nomansland:4.2.3.e";
  private static final String DEEP = "nomansland:4.2.3.h";

  /** A mortar that may fire at a unit. */
  List<Validator> attack() {
    return mortar(new Ready(setting).toAttack(Aim.AT));
  }

  /** A mortar that may do something else. */
  List<Validator> act() {
    return mortar(new Ready(setting).toAct());
  }

  private List<Validator> mortar(List<Validator> ready) {
    List<Validator> rules = new ArrayList<>(ready);
    rules.add(this::armed);
    rules.add(new Stance(setting).check((unit, args) -> Optional.of(Attack.MORTAR)));
    return rules;
  }

  private void armed(Desk desk, Data args, Findings findings) {
    desk.view()
        .piece(args.text(Aim.UNIT))
        .filter(unit -> !new Arms(setting).has(unit, Attack.MORTAR))
        .ifPresent(
            unit ->
                findings.forbids(
                    MORTARS,
                    "it is no mortar",
                    Data.of("unit", unit.id().id()).with("kind", unit.kind()),
                    "name a mortar"));
  }

  /** The hex of an argument must be on the map and within range. */
  Validator hexInRange(String field) {
    return (desk, args, findings) -> {
      Hex hex = new Hex(args.text(field));
      if (!setting.ground().grid().contains(hex)) {
        findings.forbids(RANGE, "there is no such hex", args, "name a hex of the map");
      } else {
        desk.view()
            .piece(args.text(Aim.UNIT))
            .filter(Field::onMap)
            .ifPresent(unit -> inRange(desk, unit, hex, findings));
      }
    };
  }

  private void inRange(Desk desk, Piece unit, Hex hex, Findings findings) {
    new Arms(setting)
        .of(unit, Attack.MORTAR)
        .ifPresent(
            attack ->
                new Reach(setting).check(desk, unit, hex, attack.range(), RANGE, false, findings));
  }

  /** The target is in range, revealed, away from friends, and not underground. */
  void target(Desk desk, Data args, Findings findings) {
    Optional<Aim> known = Aim.of(setting, desk.view(), args);
    if (known.isEmpty()) {
      return;
    }
    Aim aim = known.get();
    inRange(desk, aim.unit(), aim.to(), findings);
    Data facts = Data.of("at", aim.target().id().id()).with("hex", aim.to().id());
    if (desk.reading(REVEALED) == MARKER_NEEDED && !aim.field().isRevealed(aim.to())) {
      findings.forbids(
          SEEN, "its hex has no Revealed marker", facts, "aim at units in a Revealed hex");
    }
    if (nearFriends(aim.field(), aim)) {
      findings.forbids(
          FRIENDS,
          "friends are beside the target",
          facts,
          "aim at units with none of this side beside them");
    }
    Cover cover = aim.field().cover(aim.target());
    if (cover == Cover.DUGOUT || cover == Cover.PILLBOX) {
      findings.forbids(
          DEEP,
          "mortars do nothing to Dugouts and Pillboxes",
          facts.with("in", cover.word()),
          "aim at units outside them");
    }
  }

  private static boolean nearFriends(Field field, Aim aim) {
    return !field.fighting(aim.to(), aim.unit().side()).isEmpty()
        || field.beside(aim.to(), aim.unit().side());
  }
}
