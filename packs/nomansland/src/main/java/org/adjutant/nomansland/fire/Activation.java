package org.adjutant.nomansland.fire;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;

/**
 * The one action that a unit has in its side's Action Phase (2.1.b). What it did stands in {@link
 * Mark#ACTED}.
 */
public record Activation(Setting setting) {
  /** One action for each unit. */
  public static final String RULE = "nomansland:2.1.b";

  /** What a unit that attacked has done. */
  public static final String FIRE = "fire";

  /** What a unit that moved has done. */
  public static final String MOVE = "move";

  /** What a unit has done that did not come out of the wire, but may fire (NI-049). */
  public static final String HELD = "held";

  private static final String LATER = "nomansland:2.2.3.e";
  private static final String ONE_TARGET = "nomansland:2.1.3.1.e";
  private static final String PLAYED_TWICE = "nomansland:NI-108";
  private static final int WHATEVER_ELSE = 2;

  /** It must be the side's own Action Phase. */
  public static List<Validator> inTurn() {
    return List.of(Checks.active(RULE), Checks.phase(RULE, List.of(PhaseId.ACTION)));
  }

  /** Forbids another action to a unit that has acted or may not act yet. */
  public void check(Desk desk, Piece unit, Findings findings) {
    refuseFresh(unit, findings);
    if (!mayAct(desk::reading, unit)) {
      findings.forbids(RULE, "it has acted already", facts(unit), "name one that has not acted");
    }
  }

  /** Forbids an attack to a unit that has acted or may not act yet. */
  public void checkAttack(Desk desk, Piece unit, String target, Findings findings) {
    refuseFresh(unit, findings);
    if (mayAttack(desk::reading, unit)) {
      return;
    }
    Optional<Data> targets = unit.attribute(Mark.FIRED_AT);
    boolean struck =
        unit.attribute(Mark.FIRE_TARGETS)
            .filter(ids -> ids.textItems().contains(target))
            .isPresent();
    boolean other = targets.isPresent() && !struck && !targets.get().textItems().contains(target);
    findings.forbids(
        other ? ONE_TARGET : RULE,
        other ? "it has attacked another unit this turn" : "it has acted already",
        facts(unit),
        "name a unit that has not acted");
  }

  private static void refuseFresh(Piece unit, Findings findings) {
    if (unit.flag(Mark.FRESH)) {
      findings.forbids(
          LATER,
          "a unit of the counter-attack acts from the next turn on",
          Data.of("unit", unit.id().id()),
          "wait for the next turn");
    }
  }

  private static Data facts(Piece unit) {
    return Data.of("unit", unit.id().id()).with("did", did(unit));
  }

  private static String did(Piece unit) {
    return unit.attribute(Mark.ACTED).map(Data::text).orElse("nothing");
  }

  /** Whether a unit has its action before it. */
  public boolean mayAct(Readings readings, Piece unit) {
    return unit.attribute(Mark.ACTED).isEmpty()
        || did(unit).equals(FIRE)
            && uses(unit) > attacks(unit)
            && readings.of(PLAYED_TWICE) == WHATEVER_ELSE;
  }

  /** Whether a unit may attack: it has its action before it, or one of two attacks left. */
  public boolean mayAttack(Readings readings, Piece unit) {
    if (unit.attribute(Mark.ACTED).isEmpty()) {
      return true;
    }
    return switch (did(unit)) {
      case HELD -> true;
      case FIRE -> uses(unit) > attacks(unit);
      default -> uses(unit) - 1 > attacks(unit) && readings.of(PLAYED_TWICE) == WHATEVER_ELSE;
    };
  }

  private int uses(Piece unit) {
    return setting.counters().isFighting(unit.kind()) ? setting.counters().face(unit).uses() : 1;
  }

  private static int attacks(Piece unit) {
    return unit.attribute(Mark.FIRED_AT).map(ids -> ids.items().size()).orElse(0);
  }

  /** Whether a piece is a side's own fighting unit on the map, as it sees it. */
  public Optional<Piece> unit(Desk desk, String id) {
    Field field = new Field(setting, desk.view());
    return desk.view()
        .piece(id)
        .filter(piece -> piece.side().equals(desk.side()))
        .filter(piece -> Field.onMap(piece) && field.isFighting(piece));
  }
}
