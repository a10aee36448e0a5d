package org.adjutant.cli.bout;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.adjutant.cli.bot.Bot;
import org.adjutant.cli.bot.Bots;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/**
 * A pairing of bots on a title, played through the engine alone; nothing is recorded.
 *
 * @param extra changes on top of the title's opening: readings
 * @param bots the name of the bot of each side
 * @param most a game is broken off after so many inputs
 */
public record Bout(Title title, List<Effect> extra, Map<SideId, String> bots, int most) {
  public Bout {
    extra = List.copyOf(extra);
    bots = new LinkedHashMap<>(bots);
  }

  /** The game of this number: the same seeds give the same game. */
  public Result play(Seeds seeds, int number) {
    return play(seeds, number, ruling -> {});
  }

  /**
   * As {@link #play(Seeds, int)}.
   *
   * @param watch is told every ruling, the opening's first
   */
  public Result play(Seeds seeds, int number, Consumer<Ruling> watch) {
    Chance dice = dice(seeds.of(number));
    Ruling opened = Engine.open(title, extra, dice);
    watch.accept(opened);
    return on(opened.after(), Optional.empty(), number, dice, position -> false, watch);
  }

  /**
   * The rest of a game.
   *
   * @param first what is done at once, whatever the bots think of it
   * @param seed of its dice
   * @param ends whether it is to end at a position to which an input has led
   */
  public Result playOn(
      Position from, Optional<Input> first, int number, long seed, Predicate<Position> ends) {
    return on(from, first, number, dice(seed), ends, ruling -> {});
  }

  private Result on(
      Position from,
      Optional<Input> first,
      int number,
      Chance dice,
      Predicate<Position> ends,
      Consumer<Ruling> watch) {
    Map<SideId, Bot> players = new LinkedHashMap<>();
    bots.forEach((side, bot) -> players.put(side, Bots.named(bot)));
    Map<SideId, Toll> tolls = new LinkedHashMap<>();
    title.sides().forEach(side -> tolls.put(side, Toll.NOTHING));
    Position position = from;
    int inputs = 0;
    boolean ended = false;
    while (inputs < most && !ended && position.outcome().isEmpty()) {
      Input input =
          first.isPresent() && inputs == 0 ? first.get() : chosen(players, position, dice);
      Ruling ruling = Engine.decide(title, position, input, dice);
      if (!ruling.permitted()) {
        throw new IllegalStateException("refused: " + input + ": " + ruling.forbidding());
      }
      watch.accept(ruling);
      count(tolls, position, ruling);
      position = ruling.after();
      inputs++;
      ended = ends.test(position);
    }
    Position end = position;
    tolls.replaceAll((side, toll) -> toll.holding(held(end, side)));
    return new Result(number, end.outcome(), end.clock().turn(), inputs, tolls, end);
  }

  private Input chosen(Map<SideId, Bot> players, Position position, Chance dice) {
    if (position.openRoll().isPresent()) {
      Chance.Fallen fallen = dice.answer(position.openRoll().get(), position.clock()).orElseThrow();
      return new Input.Dice(fallen.dice(), fallen.origin());
    }
    List<SideId> deciding = Offers.deciding(position);
    if (deciding.isEmpty()) {
      throw new IllegalStateException("nobody decides at " + position.clock());
    }
    SideId side = next(position, deciding);
    return Objects.requireNonNull(players.get(side)).choose(title, position, side);
  }

  private SideId next(Position position, List<SideId> deciding) {
    return deciding.size() == 1
        ? deciding.get(0)
        : deciding.stream()
            .filter(side -> !Offers.of(title, position, side).isEmpty())
            .findFirst()
            .orElseThrow();
  }

  private static Chance dice(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return (roll, clock) ->
        Optional.of(
            new Chance.Fallen(
                roll.faces().stream().map(faces -> random.nextInt(1, faces + 1)).toList(), "seed"));
  }

  private static void count(Map<SideId, Toll> tolls, Position before, Ruling ruling) {
    tolls.replaceAll(
        (side, toll) -> {
          int lost = Math.max(0, steps(before, side) - steps(ruling.after(), side));
          long attacks =
              ruling.events().stream()
                  .filter(e -> e.name().equals(EventNames.ATTACK_DECLARED))
                  .filter(e -> e.actor().equals(side))
                  .count();
          return toll.plus(lost, (int) attacks);
        });
  }

  private static int steps(Position position, SideId side) {
    int sum = 0;
    for (Piece piece : position.pieces()) {
      sum += piece.side().equals(side) ? piece.steps() : 0;
    }
    return sum;
  }

  private int held(Position position, SideId side) {
    int held = 0;
    for (var hex : title.display().map().map(map -> map.grid().hexes()).orElse(List.of())) {
      held += position.control(hex).filter(side::equals).isPresent() ? 1 : 0;
    }
    return held;
  }
}
