package org.adjutant.loos.series.outlook;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SealPaper;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * What a side may suppose of the markers it does not see (7.1): each is the middling one of those
 * it has not seen. Which markers a side has at all is printed; those used lie face up.
 */
public final class Supposition {
  private final Map<SideId, List<Integer>> markers;

  /**
   * @param markers all the markers of each side
   */
  public Supposition(Map<SideId, List<Integer>> markers) {
    this.markers = markers;
  }

  /** The view, and a number on every marker in it. */
  public Position of(Position view) {
    List<Effect> effects = new ArrayList<>();
    markers.forEach((side, all) -> fill(view, side, all, effects));
    return effects.isEmpty() ? view : Effects.fold(view, effects);
  }

  private static void fill(Position view, SideId side, List<Integer> all, List<Effect> effects) {
    List<String> unseen = new ArrayList<>(all.stream().sorted().map(String::valueOf).toList());
    view.cup(Stores.used(side)).forEach(unseen::remove);
    view.cup(Stores.received(side)).forEach(unseen::remove);
    view.cup(Stores.pool(side)).forEach(unseen::remove);
    String middling = unseen.isEmpty() ? "0" : unseen.get(unseen.size() / 2);
    for (String cup : List.of(Stores.pool(side), Stores.received(side))) {
      int size = view.cupSize(cup);
      if (view.cup(cup).size() < size) {
        effects.add(new SetCup(cup, Collections.nCopies(size, middling), Audience.NONE));
      }
    }
    for (int n = 1; view.paper(Stores.committed(side, n)).isPresent(); n++) {
      String paper = Stores.committed(side, n);
      if (!view.paper(paper).orElseThrow().has("number")) {
        Data number = Data.of("number", Integer.parseInt(middling));
        effects.add(new SealPaper(paper, number, Audience.NONE));
      }
    }
  }
}
