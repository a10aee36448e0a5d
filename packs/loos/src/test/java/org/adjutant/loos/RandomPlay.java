package org.adjutant.loos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/** Whole games between players who take any legal action, whose positions are all sound. */
public final class RandomPlay {
  private RandomPlay() {}

  /**
   * The position in which the game of this seed ends.
   *
   * @param most fewer rulings than this must do
   */
  public static Position toTheEnd(Title title, long seed, int most) {
    return toTheEnd(title, seed, most, (position, legal) -> {});
  }

  /**
   * The same, with somebody who looks on.
   *
   * @param looker is shown each position, and what the side that goes next may do
   */
  public static Position toTheEnd(
      Title title, long seed, int most, BiConsumer<Position, List<Offers.Legal>> looker) {
    Random random = new Random(seed);
    Chance dice =
        (roll, clock) -> {
          List<Integer> fallen = new ArrayList<>();
          roll.faces().forEach(faces -> fallen.add(1 + random.nextInt(faces)));
          return Optional.of(new Chance.Fallen(fallen, "test"));
        };
    Position position = Engine.open(title, List.of(), dice).after();
    int rulings = 0;
    while (position.outcome().isEmpty()) {
      assertThat(++rulings).as("rulings until the end").isLessThan(most);
      SideId side = Offers.deciding(position).get(0);
      List<Offers.Legal> legal = Offers.of(title, position, side);
      assertThat(legal).as("what %s may do at %s", side, position.clock()).isNotEmpty();
      looker.accept(position, legal);
      Offers.Legal one = legal.get(random.nextInt(legal.size()));
      List<Data> examples = one.offer().examples();
      Ruling ruling =
          Engine.decide(
              title, position, one.input(examples.get(random.nextInt(examples.size()))), dice);
      assertThat(ruling.permitted()).as("%s: %s", ruling.input(), ruling.trail()).isTrue();
      position = ruling.after();
      assertThat(title.brokenInvariant(position)).as("after %s", ruling.input()).isEmpty();
    }
    return position;
  }
}
