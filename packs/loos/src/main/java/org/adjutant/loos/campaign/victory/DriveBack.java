package org.adjutant.loos.campaign.victory;

import java.util.List;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.game.GameEnd;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Reading;

/**
 * The German's instant victory: every British unit on the map is in the British trenches (12.2).
 */
public final class DriveBack {
  /** The stage with which the phase after British movement begins. */
  public static final String MOVED = "british-moved";

  private static final String INSTANT = "loos:12.2.a";
  private static final String NOT_IN_ZERO_HOUR = "loos:12.2.b";
  private static final String SINCE = "loos:LI-16";
  private static final int AT_THE_END_OF_TURNS = 2;
  private static final int AFTER_MOVEMENT_OF_TURN_1 = 3;

  private final BritishTrenches trenches;

  public DriveBack(CampaignMap map) {
    this.trenches = new BritishTrenches(map);
  }

  /** Units are in a hex in the middle of their way, which may be the instant. */
  void passing(Play play, Situation situation, List<Unit> units, Hex hex) {
    if (isContinuous(play)) {
      judge(play, situation, units, hex);
    }
  }

  /** Something has changed on the map. */
  void now(Play play, Situation situation) {
    if (isContinuous(play)) {
      judge(play, situation);
    }
  }

  /** A turn is over: with turn 0 the victory becomes possible, by the reading of LI-16. */
  void turnEnds(Play play, Situation situation) {
    if (play.position().clock().turn() == 0) {
      Data facts = Data.of("turn", 0);
      play.find(Finding.applies(NOT_IN_ZERO_HOUR, "until now the German could not win", facts));
      if (play.reading(SINCE) != 1) {
        return;
      }
    }
    judge(play, situation);
  }

  /** British movement is over: that of turn 1 is where the third reading of LI-16 begins. */
  public Stage moved(Battlefield field) {
    return play -> {
      Position position = play.position();
      boolean now =
          position.clock().turn() == 1
              && Store.player(position).equals(Store.BRITISH)
              && Reading.of(position, SINCE, 1).is(AFTER_MOVEMENT_OF_TURN_1);
      if (now && play.reading(SINCE) == AFTER_MOVEMENT_OF_TURN_1) {
        judge(play, field.in(position));
      }
      return Step.done();
    };
  }

  private static boolean isContinuous(Play play) {
    int turn = play.position().clock().turn();
    return switch (play.reading(SINCE)) {
      case AT_THE_END_OF_TURNS -> false;
      case AFTER_MOVEMENT_OF_TURN_1 -> turn > 1 || turn == 1 && !isBefore(play.position());
      default -> turn > 0;
    };
  }

  /** Whether British movement of the turn is still to end. */
  private static boolean isBefore(Position position) {
    Clock clock = position.clock();
    boolean early =
        clock.phase().equals(PhaseIds.TURN_RECORD) || clock.phase().equals(PhaseNames.MOVEMENT);
    return early && Store.player(position).equals(Store.BRITISH);
  }

  private void judge(Play play, Situation situation) {
    int reading = play.reading(BritishTrenches.WHICH);
    if (trenches.holdAll(situation, reading)) {
      wins(play, Data.of("units outside", 0));
    }
  }

  private void judge(Play play, Situation situation, List<Unit> units, Hex hex) {
    int reading = play.reading(BritishTrenches.WHICH);
    if (trenches.holdAllWith(situation, units, hex, reading)) {
      wins(play, Data.of("units outside", 0).with("passing", hex.id()));
    }
  }

  private static void wins(Play play, Data facts) {
    if (play.position().outcome().isEmpty()) {
      String why = "every British unit on the map is in the British trenches";
      play.find(Finding.applies(INSTANT, why, facts));
      GameEnd.happens(play, new Outcome(List.of(Store.GERMAN), "instant victory", INSTANT, why));
    }
  }
}
