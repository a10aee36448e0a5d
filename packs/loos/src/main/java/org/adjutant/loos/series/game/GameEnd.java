package org.adjutant.loos.series.game;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.EndGame;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Play;

/** The event by which a game ends. */
public final class GameEnd {
  private GameEnd() {}

  /** Records it. */
  public static void happens(Play play, Outcome outcome) {
    Data winners = Data.texts(outcome.winners().stream().map(SideId::id).toList());
    play.happens(
        EventNames.GAME_ENDED,
        Data.of("winners", winners).with("degree", outcome.degree()).with("why", outcome.why()),
        new EndGame(outcome));
  }
}
