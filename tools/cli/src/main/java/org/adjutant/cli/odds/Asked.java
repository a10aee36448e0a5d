package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.adjutant.cli.bout.Bout;
import org.adjutant.cli.bout.Result;
import org.adjutant.cli.bout.Seeds;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Odds;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;

/**
 * Odds that are asked for, of an input or of what is to come.
 *
 * @param input what is done first; empty to go on from the position as it is
 * @param bots the bots that decide on the way, by side
 * @param samples how many to draw; empty for as many as is usual, and none where all ways are few
 */
public record Asked(
    Ground ground,
    Optional<Input> input,
    String what,
    Map<SideId, String> bots,
    Optional<Integer> samples,
    Seeds seeds) {
  private static final int USUAL = 10_000;
  private static final int USUAL_PLAYED = 100;
  private static final int CHUNK = 100;
  private static final int LONGEST = 20_000;

  public Asked {
    bots = new LinkedHashMap<>(bots);
  }

  /** How far the rest is played. */
  public enum Stretch {
    PHASE,
    TURN,
    GAME;

    Predicate<Position> ends(Clock now) {
      return switch (this) {
        case PHASE -> then -> settled(then) && !then.clock().equals(now);
        case TURN -> then -> settled(then) && then.clock().turn() != now.turn();
        case GAME -> then -> false;
      };
    }

    private static boolean settled(Position then) {
      return then.openChoices().isEmpty() && then.openRoll().isEmpty();
    }
  }

  /** What came of asking for the odds of an input: a refusal has none. */
  public Forecast forecast() {
    return samples.isPresent() && input.isEmpty()
        ? new Forecast.TooMany(1, "samples")
        : trial().forecast(samples.isPresent() ? 1 : Odds.USUAL);
  }

  private Trial trial() {
    return new Trial(
        ground.title(), ground.position(), input, new BotResponder(ground.title(), bots));
  }

  /** The odds, exact if the forecast is, else sampled. */
  public Report report(Forecast forecast, IntConsumer done) {
    if (forecast instanceof Forecast.Exact exact) {
      String how = "Exact" + ground.words() + choosing() + ": all ways the dice can fall.";
      return report(how, trial().exact(exact));
    }
    int count = samples.orElse(USUAL);
    String why =
        samples.isEmpty() ? "There are too many ways to go through: " + forecast + ". " : "";
    List<Distribution.Weighed> ways = new Samples(seeds, count).of(trial()::once, CHUNK, done);
    return report(why + sampled(count, "samples"), new Distribution(ways, count));
  }

  /** How many are sampled if any are. */
  public int count(boolean played) {
    return samples.orElse(played ? USUAL_PLAYED : USUAL);
  }

  private Report report(String how, Distribution distribution) {
    return new Report(ground.title(), ground.position(), what, how, distribution);
  }

  private String sampled(int count, String of) {
    return count
        + " "
        + of
        + " on fresh dice, seed "
        + seeds.printed()
        + ground.words()
        + choosing()
        + ". The true figure lies within the bounds in 95 cases of 100.";
  }

  private String choosing() {
    List<String> who = new ArrayList<>();
    bots.forEach((side, bot) -> who.add(side + " " + bot));
    return who.isEmpty() ? "" : ", choices by " + String.join(", ", who);
  }

  /**
   * The rest played by bots.
   *
   * @throws BadCall if the game is over
   */
  public Playouts played(Stretch stretch, IntConsumer done) {
    if (ground.position().outcome().isPresent()) {
      throw new BadCall("the game is over at this point; look at an earlier one with --at N");
    }
    int count = count(true);
    Bout bout = new Bout(ground.title(), List.of(), bots, LONGEST);
    Predicate<Position> ends = stretch.ends(ground.position().clock());
    List<Result> results =
        new Samples(seeds, count)
            .of(seed -> bout.playOn(ground.position(), input, 0, seed, ends), 1, done);
    return new Playouts(ground.title(), ground.position(), what, sampled(count, "games"), results);
  }
}
