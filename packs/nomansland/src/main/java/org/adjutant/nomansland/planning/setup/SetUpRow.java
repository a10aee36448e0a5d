package org.adjutant.nomansland.planning.setup;

import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.sheet.Surprise;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;

/** The rows that the Attacker's set-up is measured from. */
final class SetUpRow {
  private static final String BOTH_PRINTED = "nomansland:NI-064";
  private static final int ROLL_ONLY = 2;

  private SetUpRow() {}

  /** The row of the Assault marker (1.6.b). @throws IllegalStateException before Surprise */
  static String marker(Laid laid) {
    return laid.field()
        .position()
        .attribute(Subject.GAME, Mark.SET_UP_ROW)
        .map(Data::text)
        .orElseThrow(() -> new IllegalStateException("there is no Set-up Row yet"));
  }

  /**
   * The row in front of which nobody stands unless a row of his own is named: where the scenario
   * prints one, that one (NI-064, NI-065), else that of the marker.
   */
  static String limit(Laid laid) {
    Surprise surprise = laid.field().setting().scenario().surprise();
    Optional<String> printed = surprise.row();
    boolean roll = surprise.rolled() && laid.reading(BOTH_PRINTED) == ROLL_ONLY;
    return surprise.rolled() && printed.isPresent() && !roll ? printed.get() : marker(laid);
  }
}
