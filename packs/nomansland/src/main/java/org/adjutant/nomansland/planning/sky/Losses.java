package org.adjutant.nomansland.planning.sky;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * What a volley costs: each owner chooses which of his committed aircraft are shot down, and those
 * leave play before any other die is rolled (1.3.d, 1.3.e, 1.3.g).
 */
record Losses(Setting setting) {
  /** After both sides have rolled: then the next volley, or the end of the dogfight. */
  static final String STAGE = "dogfight-losses";

  /** After one side has rolled; done when the other has lost what it must. */
  static final String AT_ONCE = "dogfight-losses-at-once";

  private static final String CHOSEN = "dogfight-chosen";
  private static final String NEXT_VOLLEY = "dogfight-after-losses";
  private static final String BEFORE_OTHERS = "nomansland:1.3.d";
  private static final String OWNER = "nomansland:1.3.e";
  private static final String AT_ONCE_GONE = "nomansland:1.3.g";
  private static final String BALLOONS = "nomansland:NI-028";
  private static final int EXEMPT = 2;

  void addTo(Map<String, Stage> stages) {
    stages.put(STAGE, play -> Step.call(AT_ONCE, play.locals(), NEXT_VOLLEY, play.locals()));
    stages.put(AT_ONCE, this::begin);
    stages.put(CHOSEN, this::chosen);
    stages.put(NEXT_VOLLEY, Losses::next);
  }

  static String hitsBy(String side) {
    return "hits-" + side;
  }

  private Step begin(Play play) {
    List<Step.Question> questions = new ArrayList<>();
    for (SideId side : Sides.BOTH) {
      int hits = play.locals().integer(hitsBy(Sides.enemy(side).id()));
      if (hits == 0) {
        continue;
      }
      List<String> exposed = exposed(play, side);
      if (exposed.size() <= hits) {
        shootDown(play, side, exposed);
      } else {
        Data facts = Data.of("lose", hits).with("of", Data.texts(exposed));
        questions.add(new Step.Question(LossChoice.NAME, side, facts, true, Audience.ALL));
      }
    }
    return questions.isEmpty() ? Step.done() : Step.askAll(questions, CHOSEN, Data.EMPTY);
  }

  /** The committed aircraft that may be shot down (NI-028). */
  private static List<String> exposed(Play play, SideId side) {
    boolean balloons = play.reading(BALLOONS) != EXEMPT;
    return Fleet.of(play.position(), side).committed().stream()
        .filter((Piece piece) -> balloons || !piece.kind().equals(Kind.BALLOON))
        .map(piece -> piece.id().id())
        .toList();
  }

  private Step chosen(Play play) {
    for (Choice choice : play.answers()) {
      List<String> lost = LossChoice.named(choice.answer().orElseThrow());
      play.find(
          Finding.applies(
              OWNER,
              "the owner chooses what is shot down",
              Data.of("side", choice.owner().id()).with("aircraft", Data.texts(lost))));
      shootDown(play, choice.owner(), lost);
    }
    return Step.done();
  }

  private void shootDown(Play play, SideId side, List<String> aircraft) {
    play.find(
        Finding.applies(
            BEFORE_OTHERS,
            "losses are taken before any other die is rolled",
            Data.of("side", side.id()).with("aircraft", Data.texts(aircraft))));
    for (String each : aircraft) {
      new Harm(setting).eliminate(play, PieceId.of(each), AT_ONCE_GONE);
    }
  }

  private static Step next(Play play) {
    return play.locals().get(Volley.ACES).flag()
        ? Step.go(Volley.STAGE, play.locals().with(Volley.ACES, false))
        : Step.go(Dogfight.OVER, play.locals());
  }
}
