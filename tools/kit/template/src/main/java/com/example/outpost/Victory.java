package com.example.outpost;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.EndGame;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** 5: who wins, and when. */
final class Victory {
  private static final String RULE = "outpost:5.1";

  private Victory() {}

  /** Ends the game if somebody has won, whatever the turn. */
  static Step check(Play play, Ground ground) {
    Position position = play.position();
    boolean taken =
        ground.map().hexesWith("outpost").stream()
            .flatMap(hex -> position.at(hex).stream())
            .anyMatch(unit -> unit.side().equals(Ground.BLUE));
    if (taken || isBeaten(position, Ground.RED)) {
      win(play, Ground.BLUE, taken ? "Blue stands in the post" : "no Red unit is left");
    } else if (isBeaten(position, Ground.BLUE)) {
      win(play, Ground.RED, "no Blue unit is left");
    }
    return Step.done();
  }

  /** The stage of the last phase of a turn. */
  static Step lastTurn(Play play, int turns) {
    if (play.position().clock().turn() >= turns) {
      win(play, Ground.RED, "the last turn has ended");
    }
    return Step.done();
  }

  private static boolean isBeaten(Position position, SideId side) {
    List<Piece> left = position.pieces(side);
    return left.stream().allMatch(Ground::isDummy);
  }

  private static void win(Play play, SideId side, String why) {
    play.find(Finding.applies(RULE, why, Data.of("winner", side.id())));
    play.happens(
        EventNames.GAME_ENDED,
        Data.of("winner", side.id()).with("why", why),
        new EndGame(new Outcome(List.of(side), "victory", RULE, why)));
  }
}
