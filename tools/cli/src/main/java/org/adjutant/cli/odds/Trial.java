package org.adjutant.cli.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Odds;
import org.adjutant.rules.odds.Responder;
import org.adjutant.rules.odds.Results;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/**
 * Something to be tried: an input, or the dice or answers that a position waits for.
 *
 * @param input empty to go on from what is open
 * @param responder answers on the way; where it does not, the trial ends
 */
record Trial(Title title, Position before, Optional<Input> input, Responder responder) {
  private static final int LONGEST = 1_000;

  /** All that can come of it, if that is not too much to go through. */
  Forecast forecast(int most) {
    Odds odds = Odds.of(title).answeredBy(responder).atMost(most);
    return input.isPresent() ? odds.of(before, input.get()) : odds.from(before);
  }

  /** A forecast as a distribution. */
  Distribution exact(Forecast.Exact forecast) {
    List<Distribution.Weighed> ways = new ArrayList<>();
    for (var upshot : forecast.upshots()) {
      Consequence what =
          Consequence.of(
              title, before, upshot.results(), upshot.label(), upshot.events(), upshot.after());
      ways.add(new Distribution.Weighed(what, upshot.weight()));
    }
    return new Distribution(ways, 0);
  }

  /** Tries it once on dice of this seed. */
  Distribution.Weighed once(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Integer> fallen = new ArrayList<>();
    Chance chance =
        (roll, clock) -> {
          List<Integer> dice = fall(roll, random);
          fallen.addAll(dice);
          return Optional.of(new Chance.Fallen(dice, "imagined"));
        };
    List<Event> events = new ArrayList<>();
    Position now = before;
    Optional<Input> next = input.or(() -> further(before, random, fallen));
    for (int i = 0; next.isPresent() && i < LONGEST; i++) {
      Ruling ruling = Engine.decide(title, now, next.get(), chance);
      events.addAll(ruling.events());
      now = ruling.after();
      next = ruling.permitted() ? further(now, random, fallen) : Optional.empty();
    }
    String dice = String.join(" ", fallen.stream().map(String::valueOf).toList());
    Consequence what =
        Consequence.of(
            title, before, Results.of(events), dice.isEmpty() ? "" : "dice " + dice, events, now);
    return new Distribution.Weighed(what, BigInteger.ONE);
  }

  /** Dice that are awaited, or the answer to the first choice that gets one. */
  private Optional<Input> further(Position now, SplittableRandom random, List<Integer> fallen) {
    if (now.openRoll().isPresent()) {
      List<Integer> dice = fall(now.openRoll().get(), random);
      fallen.addAll(dice);
      return Optional.of(new Input.Dice(dice, "imagined"));
    }
    for (Choice choice : now.openChoices()) {
      Optional<Data> answer = responder.answer(now, choice);
      if (answer.isPresent()) {
        return Optional.of(new Input.Answer(choice.owner(), choice.id(), answer.get()));
      }
    }
    return Optional.empty();
  }

  private static List<Integer> fall(Roll roll, SplittableRandom random) {
    return roll.faces().stream().map(faces -> random.nextInt(1, faces + 1)).toList();
  }
}
