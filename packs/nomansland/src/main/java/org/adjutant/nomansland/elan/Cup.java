package org.adjutant.nomansland.elan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.position.Position;

/** The markers of the cup (1.8): everybody knows which are in it, nobody which comes next. */
public final class Cup {
  public static final String FORWARD = "forward";
  public static final String SNIPER = "sniper";
  static final int OF_EACH = 4;

  private static final List<String> ELAN =
      List.of(
          Column.INITIATIVE.marker(),
          Column.CLOSE_COMBAT.marker(),
          Column.RALLYING.marker(),
          FORWARD);

  private Cup() {}

  /** The sixteen Elan markers, four of each kind (1.8.a). */
  static List<String> whole() {
    List<String> all = new ArrayList<>();
    ELAN.forEach(marker -> all.addAll(Collections.nCopies(OF_EACH, marker)));
    return all;
  }

  /** Whether no marker is left to draw; none of the four Elan kinds by reading 2 of NI-015. */
  public static boolean isSpent(Position position, int countsElanAlone) {
    List<String> cup = position.cup(Mark.CUP);
    return countsElanAlone == 2 ? cup.stream().noneMatch(ELAN::contains) : cup.isEmpty();
  }
}
