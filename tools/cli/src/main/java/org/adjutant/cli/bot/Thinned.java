package org.adjutant.cli.bot;

import java.util.ArrayList;
import java.util.List;

/** A long list made shorter, evenly: the first and the last of it always stay. */
final class Thinned {
  private Thinned() {}

  /**
   * @param most 2 or more
   */
  static <T> List<T> list(List<T> all, int most) {
    if (all.size() <= most) {
      return all;
    }
    List<T> some = new ArrayList<>(most);
    for (int n = 0; n < most; n++) {
      some.add(all.get(n * (all.size() - 1) / (most - 1)));
    }
    return some;
  }
}
