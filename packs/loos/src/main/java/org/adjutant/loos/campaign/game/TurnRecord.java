package org.adjutant.loos.campaign.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.game.PlayerTurn;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * The beginning of a turn, which is the British player turn (15.1), and of the German player turn:
 * what units did in the player turn before no longer binds them.
 */
final class TurnRecord {
  static final String STAGE = "turn-record";
  static final String GERMAN = "german-turn";

  private static final String BRITISH_FIRST = "loos:15.1.a";
  private static final String ZERO_HOUR = "loos:15.2.a";
  private static final String LAYERS = "loos:10.2.a";
  private static final String MARKER = "loos:11.1.a";
  private static final String TRACK = "loos:11.1.b";
  private static final String BLANKS = "loos:11.2.e";
  private static final String SECOND = "loos:4.1.j";

  private final Battlefield field;
  private final Stage tracks;

  /**
   * @param tracks what the turn record does to the artillery tracks (17.1.b)
   */
  TurnRecord(Battlefield field, Stage tracks) {
    this.field = field;
    this.tracks = tracks;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::turn);
    stages.put(GERMAN, this::german);
  }

  private Step turn(Play play) {
    int turn = play.position().clock().turn();
    Data facts = Data.of("turn", turn);
    play.find(Finding.applies(BRITISH_FIRST, "the British have the first player turn", facts));
    if (turn == 0) {
      opening(play);
    }
    begin(play, field.first());
    return tracks.run(play);
  }

  /** What the battle opens with. */
  private static void opening(Play play) {
    Position position = play.position();
    Data layers = Data.of("series", "2 to 9").with("exclusive", "10 to 18");
    play.find(Finding.applies(LAYERS, "what the exclusive rules do not amend is in force", layers));
    play.find(Finding.applies(MARKER, "the turn marker is on Zero Hour", Data.of("turn", 0)));
    play.find(
        Finding.applies(
            TRACK,
            "the artillery markers are on the British track",
            Data.of("british", position.tally(Store.artillery(Store.BRITISH)))));
    play.find(
        Finding.applies(
            BLANKS,
            "the blank battalions are in the deadpile",
            Data.of("deadpile", position.at(Store.DEADPILE).size())));
    play.find(
        Finding.applies(
            ZERO_HOUR, "Zero Hour opens with the British combat phase", Data.of("turn", 0)));
  }

  private Step german(Play play) {
    Data facts = Data.of("turn", play.position().clock().turn());
    play.find(Finding.applies(SECOND, "the second player turn has the same phases", facts));
    begin(play, field.second());
    return Step.done();
  }

  private static void begin(Play play, SideId side) {
    List<String> marks = new ArrayList<>(Marks.OF_A_PLAYER_TURN);
    marks.add(Mark.MOBILE_POINTS);
    marks.add(Mark.PLEDGED);
    List<Effect> effects = new ArrayList<>();
    effects.add(Store.playerIs(side));
    effects.addAll(PlayerTurn.cleared(play.position(), marks));
    play.happens("loos/PlayerTurnBegan", Data.of("side", side.id()), effects);
  }
}
