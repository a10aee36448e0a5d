package org.adjutant.cli.bout;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
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
    Map<SideId, Bot> players = new LinkedHashMap<>();
    bots.forEach((side, bot) -> players.put(side, Bots.named(bot)));
    Map<SideId, Toll> tolls = new LinkedHashMap<>();
    title.sides().forEach(side -> tolls.put(side, Toll.NOTHING));
    Ruling ruling = Engine.open(title, extra, dice);
    watch.accept(ruling);
    Position position = ruling.after();
    int inputs = 0;
    while (inputs < most && position.outcome().isEmpty()) {
      List<SideId> deciding = Offers.deciding(position);
      if (deciding.isEmpty()) {
        throw new IllegalStateException("nobody decides at " + position.clock());
      }
      SideId side = next(position, deciding);
      Input input = Objects.requireNonNull(players.get(side)).choose(title, position, side);
      ruling = Engine.decide(title, position, input, dice);
      if (!ruling.permitted()) {
        throw new IllegalStateException("refused: " + input + ": " + ruling.forbidding());
      }
      watch.accept(ruling);
      count(tolls, position, ruling);
      position = ruling.after();
      inputs++;
    }
    Position end = position;
    tolls.replaceAll((side, toll) -> toll.holding(held(end, side)));
    return new Result(number, end.outcome(), end.clock().turn(), inputs, tolls);
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
