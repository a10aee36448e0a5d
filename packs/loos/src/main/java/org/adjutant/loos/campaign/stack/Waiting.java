package org.adjutant.loos.campaign.stack;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/** The mark of a reserve whose attack is declared and waits for its turn (18.4.h). */
final class Waiting {
  private Waiting() {}

  static Optional<Hex> target(Unit unit) {
    return unit.piece().attribute(Mark.ASSAULTS).map(hex -> new Hex(hex.text()));
  }

  static List<Unit> against(Situation situation, SideId side, Hex target) {
    return situation.units(side).stream()
        .filter(unit -> target(unit).filter(target::equals).isPresent())
        .toList();
  }

  static Effect begins(PieceId unit, Hex target) {
    return SetPieceAttribute.open(unit, Mark.ASSAULTS, Data.of(target.id()));
  }

  static Effect ends(PieceId unit) {
    return SetPieceAttribute.clear(unit, Mark.ASSAULTS);
  }
}
