package org.adjutant.loos.campaign.trench;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.adjutant.rules.position.PieceId;

/** How many pledges can be kept, if each needs a unit of its own among those able to keep it. */
final class Matching {
  private final List<List<PieceId>> able;
  private final Map<PieceId, Integer> keeps = new LinkedHashMap<>();

  private Matching(List<List<PieceId>> able) {
    this.able = able;
  }

  /**
   * The most that can be kept at once.
   *
   * @param able for each pledge the units that could keep it
   */
  static int most(List<List<PieceId>> able) {
    Matching matching = new Matching(able);
    int kept = 0;
    for (int pledge = 0; pledge < able.size(); pledge++) {
      kept += matching.place(pledge, new LinkedHashSet<>()) ? 1 : 0;
    }
    return kept;
  }

  /** Gives the pledge a unit, moving others to units of their own where that helps. */
  private boolean place(int pledge, Set<PieceId> tried) {
    for (PieceId unit : able.get(pledge)) {
      if (tried.add(unit)) {
        Integer held = keeps.get(unit);
        if (held == null || place(held, tried)) {
          keeps.put(unit, pledge);
          return true;
        }
      }
    }
    return false;
  }
}
