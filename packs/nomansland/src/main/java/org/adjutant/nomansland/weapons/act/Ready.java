package org.adjutant.nomansland.weapons.act;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;

/** Who may take an action in the Action Phase of its side (2.1.b). */
public record Ready(Setting setting) {
  /** What the argument {@code unit} must be for any action but an attack. */
  public List<Validator> toAct() {
    return rules(
        (desk, args, findings) ->
            own(desk, args).ifPresent(unit -> new Activation(setting).check(desk, unit, findings)));
  }

  /**
   * What it must be for an attack.
   *
   * @param at the argument that holds what is attacked
   */
  public List<Validator> toAttack(String at) {
    return rules(
        (desk, args, findings) ->
            own(desk, args)
                .ifPresent(
                    unit ->
                        new Activation(setting).checkAttack(desk, unit, args.text(at), findings)));
  }

  private List<Validator> rules(Validator last) {
    List<Validator> rules = new ArrayList<>(Activation.inTurn());
    rules.add(Checks.ownPiece(Activation.RULE, Aim.UNIT));
    rules.add(this::inTheFight);
    rules.add(last);
    return rules;
  }

  private static Optional<Piece> own(Desk desk, Data args) {
    return desk.view().piece(args.text(Aim.UNIT)).filter(p -> p.side().equals(desk.side()));
  }

  private void inTheFight(Desk desk, Data args, Findings findings) {
    own(desk, args)
        .filter(unit -> !Field.onMap(unit) || !new Field(setting, desk.view()).isFighting(unit))
        .ifPresent(
            unit ->
                findings.forbids(
                    Activation.RULE,
                    "only a fighting unit on the map acts",
                    Data.of("unit", unit.id().id())
                        .with("kind", unit.kind())
                        .with("wreck", unit.flag(Mark.WRECK))
                        .with("at", unit.place().text()),
                    "name a fighting unit of this side that is on the map"));
  }

  /** Whether the side has its Action Phase, for a quick look. */
  public static boolean inTurn(Desk desk) {
    return desk.isActive() && desk.inPhase(PhaseId.ACTION);
  }

  /** Whether a unit may still attack, for a quick look. */
  public boolean hasAttack(Desk desk, Piece unit) {
    return !unit.flag(Mark.FRESH) && new Activation(setting).mayAttack(desk::reading, unit);
  }

  /** Whether a unit has its whole action before it, for a quick look. */
  public boolean hasAction(Desk desk, Piece unit) {
    return !unit.flag(Mark.FRESH) && new Activation(setting).mayAct(desk::reading, unit);
  }
}
