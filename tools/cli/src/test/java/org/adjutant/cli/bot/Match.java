package org.adjutant.cli.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.adjutant.host.data.PackData;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/** A game of the training scenario between two bots, with dice of a seed. */
record Match(Map<SideId, Bot> bots, long seed) {
  static final Title TITLE = new LoosPack().open("training", PackData.of(new LoosPack()));
  static final SideId BLUE = SideId.of("blue");
  static final SideId RED = SideId.of("red");

  /** One decision of the game. */
  record Decision(Position before, SideId side, Ruling ruling) {}

  /** The first so many decisions, or the whole game. */
  List<Decision> play(int most) {
    SplittableRandom random = new SplittableRandom(seed);
    Chance dice =
        (roll, clock) ->
            Optional.of(
                new Chance.Fallen(
                    roll.faces().stream().map(faces -> random.nextInt(1, faces + 1)).toList(),
                    "test"));
    List<Decision> decisions = new ArrayList<>();
    Position position = Engine.open(TITLE, List.of(), dice).after();
    while (position.outcome().isEmpty() && decisions.size() < most) {
      SideId side = Offers.deciding(position).get(0);
      Input input = Objects.requireNonNull(bots.get(side)).choose(TITLE, position, side);
      Ruling ruling = Engine.decide(TITLE, position, input, dice);
      decisions.add(new Decision(position, side, ruling));
      position = ruling.after();
    }
    return decisions;
  }

  static long count(List<Decision> decisions, SideId side, String event) {
    return decisions.stream()
        .filter(d -> d.side().equals(side))
        .flatMap(d -> d.ruling().events().stream())
        .map(Event::name)
        .filter(event::equals)
        .count();
  }
}
