package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The beginning of a player turn: what units did in the one before no longer binds them (4.1). */
public final class PlayerTurn implements Stage {
  static final String STAGE = "player-turn";
  private static final String FIRST = "loos:4.0.a";
  private static final String SECOND = "loos:4.1.j";

  private final Battlefield field;

  PlayerTurn(Battlefield field) {
    this.field = field;
  }

  @Override
  public Step run(Play play) {
    List<Effect> effects = cleared(play.position(), Marks.OF_A_PLAYER_TURN);
    SideId active = play.position().clock().active().get(0);
    Data side = Data.of("side", active.id());
    play.find(
        active.equals(field.first())
            ? Finding.applies(FIRST, "the first player turn begins", side)
            : Finding.applies(SECOND, "the second player turn has the same phases", side));
    play.happens("loos/PlayerTurnBegan", side, effects);
    return Step.done();
  }

  /** What takes these attributes from all pieces that have them. */
  public static List<Effect> cleared(Position position, List<String> marks) {
    List<Effect> effects = new ArrayList<>();
    for (Piece piece : position.pieces()) {
      for (String mark : marks) {
        if (piece.attributes().containsKey(mark)) {
          effects.add(SetPieceAttribute.clear(piece.id(), mark));
        }
      }
    }
    return effects;
  }
}
