package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Counsel;
import org.adjutant.rules.spi.Counsel.Advice;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;

/** A side that follows the counsel of a title to the letter, until a phase ends. */
final class Counselled {
  private final Title title;
  private final SideId side;
  private final Set<String> decided = new LinkedHashSet<>();
  private final List<Action> done = new ArrayList<>();
  private Position position;

  Counselled(Title title, Position position, String side) {
    this.title = title;
    this.position = position;
    this.side = SideId.of(side);
  }

  Position position() {
    return position;
  }

  /** What was done, the end of the phase with it. */
  List<Action> done() {
    return done;
  }

  List<Action> done(String kind) {
    return done.stream().filter(action -> action.kind().equals(kind)).toList();
  }

  Counselled next() {
    decided.clear();
    done.clear();
    return phase();
  }

  /** Takes the first way of every matter, until the phase is over or a choice is owed. */
  Counselled phase() {
    var phase = position.clock();
    while (position.clock().equals(phase) && position.openChoices().isEmpty()) {
      Optional<Action> way = way();
      if (way.isEmpty()) {
        return this;
      }
      Ruling ruling = Engine.decide(title, position, new Input.Act(side, way.get()), dice());
      if (!ruling.permitted()) {
        continue;
      }
      done.add(way.get());
      position = ruling.after();
    }
    return this;
  }

  private Optional<Action> way() {
    Counsel counsel = title.counsel().orElseThrow();
    Desk desk = new Desk(title, position, side);
    for (String matter : counsel.matters(desk)) {
      Advice advice = decided.add(matter) ? counsel.advise(desk, matter) : Advice.NONE;
      if (!advice.ways().isEmpty()) {
        return Optional.of(advice.ways().get(0));
      }
    }
    return Optional.empty();
  }

  private static Chance dice() {
    Random random = new Random(5);
    return (roll, clock) ->
        Optional.of(
            new Chance.Fallen(
                roll.faces().stream().map(faces -> 1 + random.nextInt(faces)).toList(), "test"));
  }
}
