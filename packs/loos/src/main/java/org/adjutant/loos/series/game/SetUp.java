package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Counters;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.SideId;

/**
 * Section 3: the position a game opens with. Fixed places (3.0.b) are filled, reinforcements wait
 * in the boxes of their turns (3.0.c), markers lie in their pools (3.0.d).
 */
final class SetUp {
  private SetUp() {}

  static List<Effect> opening(
      Scenario scenario, Counters counters, Sequence sequence, Victory victory, List<Effect> more) {
    List<Effect> effects = new ArrayList<>();
    for (Deployment unit : scenario.units()) {
      effects.add(new Create(unit.piece(counters)));
    }
    for (SideId side : scenario.sides()) {
      List<String> pool =
          scenario.markers().getOrDefault(side, List.of()).stream()
              .sorted()
              .map(String::valueOf)
              .toList();
      effects.add(new SetCup(Stores.pool(side), pool, Audience.NONE));
    }
    scenario.readings().forEach((id, reading) -> effects.add(new SetReading(id, reading)));
    effects.addAll(victory.opening());
    effects.addAll(more);
    effects.add(new SetClock(sequence.start(scenario.leavesPlacesToOwners())));
    return effects;
  }
}
