package org.adjutant.ledger.retrial;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;

/** A court for each of the terms that a game was played by. */
final class Courts {
  private final RecordedGame game;
  private final Conditions conditions;
  private final Map<String, Optional<Court>> byData = new LinkedHashMap<>();

  Courts(RecordedGame game, Conditions conditions) {
    this.game = game;
    this.conditions = conditions;
  }

  /** One ruling on its own recorded position, by the terms that were in force at it. */
  Court.Decided again(Recorded recorded, Position was) {
    return at(recorded)
        .map(court -> court.again(recorded, was))
        .orElseGet(() -> not(recorded, was));
  }

  /** An input on any position, by the terms that were in force at the ruling recorded of it. */
  Court.Decided again(
      Recorded recorded, Position was, Position before, Input input, Map<String, Thrown> known) {
    return at(recorded)
        .map(court -> court.again(recorded, was, before, input, known))
        .orElseGet(() -> not(recorded, was));
  }

  private Optional<Court> at(Recorded recorded) {
    return byData.computeIfAbsent(
        game.terms(recorded).data(),
        data ->
            conditions
                .under(data)
                .map(under -> new Court(under, game.register().opening().readings())));
  }

  private static Court.Decided not(Recorded recorded, Position was) {
    return Court.notJudged(
        recorded, was, "the pack as it is cannot open the data that were in force then");
  }
}
