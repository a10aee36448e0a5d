package org.adjutant.nomansland.guns.rights;

import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.support.Reading;

/** Whether the Defender's guns may fire at all. */
public final class DefendersGuns {
  /** Of the Defender: the turn in which his guns first fired, for a reading of NI-055. */
  public static final String FIRED = "guns-fired";

  private static final String DEAF = "nomansland:2.2.0.b";
  private static final String RULE = "nomansland:2.2.1.c";
  private static final String ONCE = "nomansland:NI-055";
  private static final int ALL_OF_IT = 2;

  private DefendersGuns() {}

  /** Not while ART is missing; under a reading of NI-055 in one phase of the game only. */
  public static void check(Desk desk, Findings findings) {
    if (desk.view().tally(Mark.LOST_ART) > 0) {
      findings.forbids(
          DEAF,
          "the batteries hear no orders",
          Data.of("missing", "ART"),
          "wait until ART is back in the Headquarters");
    }
    int turn = desk.view().clock().turn();
    int first =
        desk.view().attribute(Subject.of(Sides.DEFENDER), FIRED).map(Data::integer).orElse(turn);
    Reading once = Reading.of(desk, ONCE);
    if (once.is(ALL_OF_IT) && first != turn) {
      findings.forbids(
          Finding.forbids(
                  RULE,
                  "the Defender's artillery fires in one turn of the game only",
                  Data.of("fired in turn", first))
              .from(once.source()),
          () -> "end the phase");
    }
  }

  /** Whether the turn in which they fire must be noted for later. */
  public static boolean mustRemember(Play play) {
    return play.reading(ONCE) == ALL_OF_IT;
  }
}
