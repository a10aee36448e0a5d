package org.adjutant.nomansland.planning.setup;

import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.sheet.Surprise;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;

/** The rows that the Attacker's set-up is measured from. */
final class SetUpRow {
  private static final String GENERAL = "nomansland:1.7.a";

  private SetUpRow() {}

  /** The row of the Assault marker (1.6.b). @throws IllegalStateException before Surprise */
  static String marker(Laid laid) {
    return laid.field()
        .position()
        .attribute(Subject.GAME, Mark.SET_UP_ROW)
        .map(Data::text)
        .orElseThrow(() -> new IllegalStateException("there is no Set-up Row yet"));
  }

  /** The statement by which that row limits him: 1.7.a, or the one that prints the row. */
  static String rule(Laid laid) {
    Surprise surprise = laid.field().setting().scenario().surprise();
    return surprise.rolled(laid.reading(Surprise.BOTH_PRINTED)) ? GENERAL : surprise.rule().text();
  }

  /**
   * The row in front of which nobody stands unless a row of his own is named: where the scenario
   * prints one, that one (NI-064, NI-065), else that of the marker.
   */
  static String limit(Laid laid) {
    Surprise surprise = laid.field().setting().scenario().surprise();
    Optional<String> printed = surprise.row();
    boolean roll = surprise.rolled() && laid.reading(Surprise.BOTH_PRINTED) == Surprise.ROLL_ONLY;
    return surprise.rolled() && printed.isPresent() && !roll ? printed.get() : marker(laid);
  }
}
