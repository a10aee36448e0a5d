package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/**
 * Decides whatever can stand in a record: actions, answers and dice, the opening, an umpire's
 * ruling.
 *
 * @param readings those set at the opening
 */
record Bench(Title title, Map<String, Integer> readings) {

  /**
   * @throws InputException if it cannot be understood
   * @throws RuntimeException if the title fails
   */
  Ruling decide(Position before, Input input, Chance chance) {
    if (input instanceof Input.Act act && act.by().equals(SideId.UMPIRE)) {
      return Engine.overrule(title, before, act.action().args(), chance);
    }
    if (input instanceof Input.Act act && act.by().equals(SideId.SYSTEM)) {
      return opened(act.action().args(), chance);
    }
    return Engine.decide(title, before, input, chance);
  }

  private Ruling opened(Data facts, Chance chance) {
    if (facts.has("earlier")) {
      throw new InputException(
          "it goes on from the end of another game, which is not in this record");
    }
    List<Effect> set = new ArrayList<>();
    readings.forEach((id, reading) -> set.add(new SetReading(id, reading)));
    return Engine.open(title, set, chance);
  }
}
