package org.adjutant.rules.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/**
 * Goes through everything that can come of an input. Chance leaves every roll open, each fall of
 * the dice is put to it in turn, and ways that agree in results and position are one from there on,
 * so that three rolls in a row stay few.
 *
 * @param responder decides what sides choose on the way
 * @param most so many rulings are made at most
 */
public record Odds(Title title, Responder responder, int most) {
  /** So many rulings are made at most, unless told otherwise. */
  public static final int USUAL = 20_000;

  private static final String IMAGINED = "imagined";

  public Odds {
    if (most < 1) {
      throw new IllegalArgumentException("at least one ruling must be made, not " + most);
    }
  }

  /** Where choices are left open, and no more than usual is looked into. */
  public static Odds of(Title title) {
    return new Odds(title, Responder.NONE, USUAL);
  }

  public Odds answeredBy(Responder decides) {
    return new Odds(title, decides, most);
  }

  public Odds atMost(int rulings) {
    return new Odds(title, responder, rulings);
  }

  /**
   * What can come of an input.
   *
   * @throws org.adjutant.rules.ruling.InputException if it cannot be understood
   */
  public Forecast of(Position position, Input input) {
    Ruling ruling = Engine.decide(title, position, input, Chance.NONE);
    return ruling.permitted()
        ? new Search(1).from(Way.from(position).and(ruling))
        : new Forecast.Refused(ruling);
  }

  /** What can come of a roll, or of a choice that the responder answers, that is open already. */
  public Forecast from(Position position) {
    return new Search(0).from(Way.from(position));
  }

  /** What each fall of the open roll gives by itself, up to the next stop; none if none is open. */
  public Map<Fall, Ruling> ofNextRoll(Position position) {
    Map<Fall, Ruling> rulings = new LinkedHashMap<>();
    for (Fall fall : position.openRoll().map(roll -> Falls.of(title, roll)).orElse(List.of())) {
      rulings.put(fall, fallen(position, fall));
    }
    return rulings;
  }

  private Ruling fallen(Position position, Fall fall) {
    Input dice = new Input.Dice(fall.dice(), IMAGINED);
    return Engine.decide(title, position, dice, Chance.NONE);
  }

  /** Level by level, a roll or an answer each; used once. */
  private final class Search {
    private final Map<String, Way> ended = new LinkedHashMap<>();
    private int rulings;

    Search(int rulings) {
      this.rulings = rulings;
    }

    Forecast from(Way first) {
      Map<String, Way> level = Map.of(first.sameness(), first);
      while (!level.isEmpty()) {
        Map<String, Way> next = new LinkedHashMap<>();
        for (Way way : level.values()) {
          Optional<Roll> roll = way.after().openRoll();
          if (roll.isPresent() && exceeds(Falls.count(title, roll.get()))) {
            return tooMany(roll.get().expression() + " for " + roll.get().purpose());
          }
          if (rulings >= most) {
            return tooMany("the choices on the way");
          }
          List<Way> further = roll.isPresent() ? falls(way, roll.get()) : answers(way);
          further.forEach(one -> next.merge(one.sameness(), one, Way::or));
          if (further.isEmpty()) {
            ended.merge(way.sameness(), way, Way::or);
          }
        }
        level = next;
      }
      return exact();
    }

    private boolean exceeds(BigInteger falls) {
      return falls.compareTo(BigInteger.valueOf(most - rulings)) > 0;
    }

    private Forecast tooMany(String at) {
      return new Forecast.TooMany(most, at);
    }

    private List<Way> falls(Way way, Roll roll) {
      List<Way> further = new ArrayList<>();
      for (Fall fall : Falls.of(title, roll)) {
        rulings++;
        further.add(way.and(fall, fallen(way.after(), fall)));
      }
      return further;
    }

    /** One way further by the answer to the first open choice, or none. */
    private List<Way> answers(Way way) {
      for (Choice choice : way.after().openChoices()) {
        Optional<Data> answer = responder.answer(way.after(), choice);
        if (answer.isPresent()) {
          rulings++;
          Input input = new Input.Answer(choice.owner(), choice.id(), answer.get());
          Ruling ruling = Engine.decide(title, way.after(), input, Chance.NONE);
          return ruling.permitted() ? List.of(way.and(ruling)) : List.of();
        }
      }
      return List.of();
    }

    private Forecast exact() {
      BigInteger of = BigInteger.ONE;
      for (Way way : ended.values()) {
        of = of.multiply(way.chances().of()).divide(of.gcd(way.chances().of()));
      }
      List<Upshot> upshots = new ArrayList<>();
      for (Way way : ended.values()) {
        BigInteger weight = way.chances().ways().multiply(of.divide(way.chances().of()));
        upshots.add(new Upshot(weight, way.results(), way.dice(), way.events(), way.after()));
      }
      return new Forecast.Exact(of, upshots, rulings);
    }
  }
}
