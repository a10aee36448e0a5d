package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Exchange;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;

/**
 * The German battalions that are not on the map (13.2). They come back red dot up: all alike, with
 * no name and no division, so that nobody need choose among them.
 *
 * @param redDot the kind of counter that the red-dot side is
 */
public record Deadpile(String redDot) {
  static final String NO_DIVISION = "loos:13.2.e";
  static final String AGAIN = "loos:13.2.d";
  private static final String NAMELESS = "Red-dot battalion";

  /** What lies there, the next to come back first. */
  static List<Piece> in(Position position) {
    return position.at(Store.DEADPILE);
  }

  /** A battalion, which has one step (13.2.a); a regiment has more. */
  static boolean isBattalion(Unit unit) {
    return unit.side().equals(Store.GERMAN) && unit.fullSteps() == 1;
  }

  /** A battalion goes there from the map. */
  static List<Effect> goesThere(PieceId battalion) {
    return List.of(new SetSteps(battalion, 0), new Move(battalion, Store.DEADPILE));
  }

  /** The battalion as it is on its red-dot side. */
  private Piece turned(Piece battalion) {
    return Piece.of(battalion.id(), redDot, battalion.side(), battalion.place(), 1)
        .with(Marks.NAME, Data.of(NAMELESS))
        .with(Mark.RED_DOT, Data.of(true));
  }

  /**
   * A battalion comes back on top of what is in a hex.
   *
   * @param flags what it is at once, {@link Marks#MOVED} perhaps
   */
  List<Effect> comesBack(Piece battalion, Hex hex, String... flags) {
    Piece next = turned(battalion);
    for (String flag : flags) {
      next = next.with(flag, Data.of(true));
    }
    return List.of(new Exchange(battalion.id(), next), new Move(battalion.id(), hex));
  }

  /** A battalion comes back in the place of a regiment that is there no more, with its marks. */
  List<Effect> standsIn(Piece battalion, Piece regiment, Hex hex, int depth) {
    Piece next = turned(battalion);
    List<String> kept = new ArrayList<>(Marks.OF_A_PLAYER_TURN);
    kept.add(Mark.PLEDGED);
    kept.add(Mark.MOBILE_POINTS);
    for (String mark : kept) {
      if (regiment.attribute(mark).isPresent()) {
        next = next.with(mark, regiment.attribute(mark).get());
      }
    }
    return List.of(new Exchange(battalion.id(), next), new Move(battalion.id(), hex, depth));
  }

  static Finding isNameless(Piece battalion) {
    return Finding.applies(
        NO_DIVISION,
        "it comes back on its red-dot side, of no division",
        Data.of("battalion", battalion.id().id()));
  }

  /** 13.2.d: a counter that has been lost, once or more often, is used again. */
  static Finding isUsedAgain(Piece battalion, int left) {
    return Finding.applies(
        AGAIN,
        "a battalion of the deadpile is used again",
        Data.of("battalion", battalion.id().id()).with("left", left));
  }
}
