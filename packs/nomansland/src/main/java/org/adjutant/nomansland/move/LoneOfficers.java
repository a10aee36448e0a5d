package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** Officers without a unit of their side in their hex at the end of the turn (2.1.2.e). */
public record LoneOfficers(Setting setting) {
  /** Called when a game turn ends; takes no locals. */
  public static final String STAGE = "lone-officers";

  private static final String RULE = "nomansland:2.1.2.e";
  private static final String WHEN = "nomansland:NI-117";
  private static final int OWN_PHASE = 2;

  /** At the end of the turn, of both sides. */
  Step run(Play play) {
    lose(play, Sides.BOTH, false);
    return Step.done();
  }

  /** At the end of a side's own phase, by another reading (NI-117). */
  public void ofPhase(Play play) {
    if (new Desk(play.title(), play.position(), play.actor()).reading(WHEN) == OWN_PHASE) {
      lose(play, play.position().clock().active(), true);
    }
  }

  /** Who is alone while his side may still act: he has to be joined, or he is lost. */
  List<Duty> duties(Desk desk) {
    List<Duty> duties = new ArrayList<>();
    if (!desk.isActive() || !desk.inPhase(PhaseId.ACTION)) {
      return duties;
    }
    Field field = new Field(setting, desk.view());
    String when = desk.reading(WHEN) == OWN_PHASE ? "phase" : "turn";
    for (Piece piece : desk.view().pieces(desk.side())) {
      if (isAlone(field, piece)) {
        String what =
            piece.id().id()
                + " is an Officer alone in "
                + piece.place().text()
                + " and is lost at the end of the "
                + when
                + "; move him to a unit, or a unit to him";
        duties.add(new Duty(RULE, what, false));
      }
    }
    return duties;
  }

  private static boolean isAlone(Field field, Piece piece) {
    return piece.kind().equals(Kind.OFFICER)
        && piece.place() instanceof Hex hex
        && field.fighting(hex, piece.side()).isEmpty();
  }

  private void lose(Play play, List<SideId> sides, boolean phase) {
    Field field = new Field(setting, play.position());
    for (SideId side : sides) {
      for (Piece piece : play.position().pieces(side)) {
        if (isAlone(field, piece) && (play.reading(WHEN) == OWN_PHASE) == phase) {
          new Harm(setting).eliminate(play, piece.id(), RULE);
          play.find(
              Finding.applies(
                  RULE,
                  phase
                      ? "an Officer alone at the end of his phase is lost"
                      : "an Officer alone at the end of the turn is lost",
                  Data.of("officer", piece.id().id()).with("hex", piece.place().text())));
        }
      }
    }
  }
}
