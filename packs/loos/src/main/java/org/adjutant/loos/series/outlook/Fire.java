package org.adjutant.loos.series.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * The markers a side may still commit. Those that are face down for whoever looks count as middling
 * ones.
 */
final class Fire {
  /** What a marker nobody may look at is taken to be. */
  private static final int MIDDLING = 3;

  private final List<Integer> numbers = new ArrayList<>();

  Fire(Position position, SideId side) {
    String hand = Stores.received(side);
    position.cup(hand).forEach(number -> numbers.add(Integer.valueOf(number)));
    while (numbers.size() < position.cupSize(hand)) {
      numbers.add(MIDDLING);
    }
  }

  int left() {
    return numbers.size();
  }

  /** The sum of the next so many markers, or of those that are left. */
  int next(int most) {
    int sum = 0;
    for (int n = 0; n < Math.min(most, numbers.size()); n++) {
      sum += numbers.get(n);
    }
    return sum;
  }

  void spend(int most) {
    numbers.subList(0, Math.min(most, numbers.size())).clear();
  }

  /** The sum of the markers a side has committed to the combat in progress. */
  static int committed(Position position, SideId side) {
    int sum = 0;
    for (int n = 1; position.paper(Stores.committed(side, n)).isPresent(); n++) {
      sum +=
          position
              .paper(Stores.committed(side, n))
              .flatMap(paper -> paper.find("number"))
              .map(Data::integer)
              .orElse(MIDDLING);
    }
    return sum;
  }
}
