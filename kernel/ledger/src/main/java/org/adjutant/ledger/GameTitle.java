package org.adjutant.ledger;

import java.util.List;
import org.adjutant.ledger.absent.AbsentTitle;
import org.adjutant.ledger.game.Opening;
import org.adjutant.ledger.game.Register;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/** The rules of a game; what stands in for them where its pack is not here. */
final class GameTitle {
  private GameTitle() {}

  static Title of(Titles titles, Register register, DataSet data) {
    Opening opening = register.opening();
    List<SideId> sides = List.copyOf(register.seats().keySet());
    if (!titles.has(opening.pack())) {
      return new AbsentTitle(opening, sides, data);
    }
    try {
      return titles.open(opening.pack(), opening.scenario(), data);
    } catch (RuntimeException e) {
      if (titles.version(opening.pack()).equals(register.terms().version())) {
        throw e;
      }
      return new AbsentTitle(opening, sides, data);
    }
  }
}
