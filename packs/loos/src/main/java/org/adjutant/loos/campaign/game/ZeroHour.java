package org.adjutant.loos.campaign.game;

import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Allowance;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.support.Reading;

/**
 * In turn 0 German allowances are halved (15.2.b): the movement phase's for every use of them; that
 * which reserves roll (18.4) only where everything is halved. By another reading ordinary moves
 * alone are halved: neither a step that takes the whole allowance nor the moves of replacements.
 */
final class ZeroHour implements Allowance {
  private static final String HALVED = "loos:15.2.b";
  private static final String ROUNDING = "loos:LI-52";
  private static final String USES = "loos:LI-53";
  private static final int UP = 2;
  private static final int KEEPS_THE_HALF = 3;
  private static final int EVERYTHING = 2;
  private static final int ORDINARY_MOVES = 3;

  private final Allowance otherwise;

  ZeroHour(Allowance otherwise) {
    this.otherwise = otherwise;
  }

  @Override
  public int halves(Situation situation, Unit unit) {
    int whole = otherwise.halves(situation, unit);
    return isHalved(situation, unit) ? half(situation, whole) : whole;
  }

  /** By the third reading of LI-53 a step that takes the whole allowance is no ordinary move. */
  @Override
  public int ofWholeStep(Situation situation, Unit unit) {
    return situation.reading(USES).is(ORDINARY_MOVES)
        ? otherwise.halves(situation, unit)
        : halves(situation, unit);
  }

  @Override
  public List<Finding> remarks(Situation situation, Unit unit) {
    if (!isHalved(situation, unit)) {
      return otherwise.remarks(situation, unit);
    }
    Data facts = Data.of("printed", unit.move()).with("halves", halves(situation, unit));
    return List.of(
        Finding.applies(HALVED, "in Zero Hour German movement allowances are halved", facts));
  }

  private static boolean isHalved(Situation situation, Unit unit) {
    if (situation.position().clock().turn() > 0 || !unit.side().equals(Store.GERMAN)) {
      return false;
    }
    Reading uses = situation.reading(USES);
    boolean mobile = situation.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT);
    return mobile
        ? uses.is(EVERYTHING)
        : !(uses.is(ORDINARY_MOVES) && isReplacementOfThisTurn(unit));
  }

  private static boolean isReplacementOfThisTurn(Unit unit) {
    return unit.is(Mark.RED_DOT)
        && unit.piece().attribute(Mark.ARRIVED).filter(turn -> turn.integer() == 0).isPresent();
  }

  /** Whole movement points, by the reading of LI-52; in half points. */
  private static int half(Situation situation, int whole) {
    return switch (situation.reading(ROUNDING).number()) {
      case UP -> (whole + 2) / 4 * 2;
      case KEEPS_THE_HALF -> whole / 2;
      default -> whole / 4 * 2;
    };
  }
}
