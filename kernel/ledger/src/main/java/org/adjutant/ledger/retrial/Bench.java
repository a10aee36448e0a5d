package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Restore;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/**
 * Decides whatever can stand in a record: the opening, actions, answers and dice, an umpire's
 * ruling.
 *
 * @param readings those set at the opening
 */
record Bench(Conditions conditions, Map<String, Integer> readings) {
  private Title title() {
    return conditions.title();
  }

  /**
   * @throws InputException if it cannot be understood
   * @throws RuntimeException if the title fails
   */
  Ruling decide(Position before, Input input, Chance chance) {
    Optional<Data> above = Engine.overruling(input);
    if (above.isPresent()) {
      return Engine.overrule(title(), before, above.get(), chance);
    }
    return Engine.decide(title(), before, input, chance);
  }

  /**
   * The opening again: the title's own, or at the position that it was recorded to begin at; with
   * the readings that are to hold.
   *
   * @throws InputException if it went on from another game's end
   */
  Ruling open(Recorded recorded, Input input, Chance chance) {
    Data facts = input instanceof Input.Act act ? act.action().args() : Data.EMPTY;
    if (facts.has("earlier")) {
      throw new InputException(
          "it goes on from the end of another game, which is not in this record");
    }
    if (facts.has("from")) {
      Position start = conditions.on(start(recorded));
      return Engine.openAt(title(), start, facts.get("from"), chance);
    }
    List<Effect> set = new ArrayList<>();
    readings.forEach((id, reading) -> set.add(new SetReading(id, reading)));
    set.addAll(conditions.missing(Effects.fold(Position.EMPTY, recorded.effects())));
    return Engine.open(title(), set, chance);
  }

  private static Position start(Recorded recorded) {
    for (Effect effect : recorded.effects()) {
      if (effect instanceof Restore restore) {
        return restore.position();
      }
    }
    throw new InputException("the position it begins at is not in this record");
  }
}
