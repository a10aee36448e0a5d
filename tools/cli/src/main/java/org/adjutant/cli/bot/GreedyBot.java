package org.adjutant.cli.bot;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Counsel;
import org.adjutant.rules.spi.Counsel.Advice;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;

/**
 * Takes what promises the best position, dice averaged and the other side's answers feared. Where
 * the title has counsel it goes through the matters of the phase one by one; else it looks at
 * everything offered. It decides each matter once in a phase, remembers which it has, and nothing
 * else.
 */
public final class GreedyBot implements Bot {
  private final Set<String> decided = new HashSet<>();
  private Clock phase = new Clock(0, "none", List.of());

  @Override
  public Input choose(Title title, Position position, SideId side) {
    Position view = title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position;
    boolean owes = view.openChoices().stream().anyMatch(c -> c.owner().equals(side));
    Optional<Input> counselled = Optional.empty();
    if (!owes && title.counsel().isPresent()) {
      counselled = counselled(title, title.counsel().get(), view, side);
    }
    return counselled.orElseGet(() -> uncounselled(title, view, side, owes));
  }

  private Optional<Input> counselled(Title title, Counsel counsel, Position view, SideId side) {
    if (!view.clock().equals(phase)) {
      decided.clear();
      phase = view.clock();
    }
    Desk desk = new Desk(title, view, side);
    for (String matter : counsel.matters(desk)) {
      if (!decided.add(matter)) {
        continue;
      }
      Advice advice = counsel.advise(desk, matter);
      Optional<Input> input =
          advice.settled()
              ? advice.ways().stream().limit(1).map(way -> act(side, way)).findFirst()
              : new Search(title, side).better(view, advice.ways());
      if (input.filter(act -> isLegal(title, view, (Input.Act) act)).isPresent()) {
        return input;
      }
    }
    return Optional.empty();
  }

  /** Where the title has counsel for other phases, nothing is done twice in this one. */
  private Input uncounselled(Title title, Position view, SideId side, boolean owes) {
    boolean once = !owes && title.counsel().isPresent();
    Input best =
        new Search(title, side).best(view, input -> !once || !decided.contains(input.toString()));
    if (once) {
      decided.add(best.toString());
    }
    return best;
  }

  private static Input act(SideId side, Action way) {
    return new Input.Act(side, way);
  }

  private static boolean isLegal(Title title, Position view, Input.Act act) {
    Action action = act.action();
    return !Engine.judge(title, view, act.by(), Offers.kind(title, action.kind()), action.args())
        .forbidden();
  }
}
