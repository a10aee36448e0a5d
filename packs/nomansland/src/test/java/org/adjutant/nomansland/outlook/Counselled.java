package org.adjutant.nomansland.outlook;

import java.util.LinkedHashSet;
import java.util.Set;
import org.adjutant.kit.golden.Transcript;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Counsel;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;

/** Takes the first advice that is legal, and answers a choice with the first example. Used once. */
public final class Counselled implements Transcript.Player {
  private final Title title;
  private final Set<String> decided = new LinkedHashSet<>();
  private Clock phase = Clock.UNSET;

  public Counselled(Title title) {
    this.title = title;
  }

  @Override
  public Input next(Position position, SideId side) {
    Position view = position.seenBy(Viewer.of(side));
    if (!view.openChoices().isEmpty()) {
      Offers.Legal choice = Offers.of(title, position, side).get(0);
      return choice.input(choice.offer().examples().get(0));
    }
    if (!view.clock().equals(phase)) {
      decided.clear();
      phase = view.clock();
    }
    Desk desk = new Desk(title, view, side);
    Counsel counsel = title.counsel().orElseThrow();
    for (String matter : counsel.matters(desk)) {
      if (decided.add(matter)) {
        for (Action way : counsel.advise(desk, matter).ways()) {
          if (isLegal(view, side, way.kind(), way.args())) {
            return Input.act(side, way.kind(), way.args());
          }
        }
      }
    }
    throw new AssertionError("no advice at " + position.clock());
  }

  private boolean isLegal(Position view, SideId side, String kind, Data args) {
    return !Engine.judge(title, view, side, Offers.kind(title, kind), args).forbidden();
  }
}
