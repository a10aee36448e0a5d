package org.adjutant.nomansland.weapons.act;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.fire.FireRules;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** Where and how a unit must be to attack at all (2.1.3.1.a, 4.2.12.d, 4.2.12.f; NI-043). */
public record Stance(Setting setting) {
  private static final String IN_DUGOUT = "nomansland:4.2.12.d";
  private static final String INDIRECT = "nomansland:4.2.12.f";
  private static final String RALLY_ONLY = "nomansland:2.1.4.a";
  private static final String PINNED = "nomansland:NI-043";
  private static final int MAY_NOT = 2;
  private static final List<String> NOT_FROM_WITHIN =
      List.of(Attack.MORTAR, Attack.RIFLE_GRENADE, Attack.GRANATENWERFER);

  /** What kind of attack arguments ask for, if the unit has it. */
  @FunctionalInterface
  public interface Kind {
    Optional<String> of(Piece unit, Data args);
  }

  /** Which attacks of the argument {@code unit} are out of the question whatever the target. */
  public Validator check(Kind kind) {
    return (desk, args, findings) -> {
      Optional<Piece> unit = desk.view().piece(args.text(Aim.UNIT)).filter(Field::onMap);
      unit.ifPresent(u -> check(desk, u, kind.of(u, args), findings));
    };
  }

  private void check(Desk desk, Piece unit, Optional<String> kind, Findings findings) {
    Field field = new Field(setting, desk.view());
    Data facts = Data.of("unit", unit.id().id()).with("hex", unit.place().text());
    FireRules.apartFromEnemies(setting, desk, unit, findings);
    Cover cover = field.cover(unit);
    boolean within = cover == Cover.DUGOUT || cover == Cover.PILLBOX;
    if (cover == Cover.DUGOUT) {
      findings.forbids(
          IN_DUGOUT, "nobody attacks out of a Dugout", facts, "let it leave the Dugout first");
    } else if (within && kind.filter(NOT_FROM_WITHIN::contains).isPresent()) {
      findings.forbids(
          INDIRECT,
          "such a weapon does not fire out of a Pillbox",
          facts.with("weapon", kind.orElseThrow()),
          "let it leave the Pillbox first");
    }
    if (Field.isPinned(unit) && desk.reading(PINNED) == MAY_NOT) {
      findings.forbids(
          RALLY_ONLY, "a Pinned unit can only rally", facts, "submit: rally " + unit.id());
    }
  }
}
