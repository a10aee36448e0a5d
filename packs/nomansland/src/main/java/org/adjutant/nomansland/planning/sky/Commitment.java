package org.adjutant.nomansland.planning.sky;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
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
 * Who flies (1.3.a, 1.3.b): the Defender commits Fighters openly, then the Attacker; his
 * Reconnaissance Aircraft and Balloons always fly. By the second reading of NI-027 both commit
 * Fighters in secret at the same time.
 */
final class Commitment {
  static final String STAGE = Dogfight.STAGE;
  private static final String ATTACKER = "dogfight-escort";
  private static final String ANSWERED = "dogfight-committed";
  private static final String OPENLY = "nomansland:NI-027";
  private static final String DEFENDER_FIRST = "nomansland:1.3.a";
  private static final String ATTACKER_THEN = "nomansland:1.3.b";
  private static final int SECRETLY = 2;
  private static final String LAST = "last";

  private Commitment() {}

  static void addTo(Map<String, Stage> stages) {
    stages.put(STAGE, Commitment::begin);
    stages.put(ATTACKER, Commitment::escort);
    stages.put(ANSWERED, Commitment::answered);
  }

  private static Step begin(Play play) {
    boolean secretly = play.reading(OPENLY) == SECRETLY;
    List<SideId> first =
        secretly ? List.of(Sides.DEFENDER, Sides.ATTACKER) : List.of(Sides.DEFENDER);
    return ask(play, first, secretly, secretly);
  }

  /** The Attacker's turn to commit. */
  private static Step escort(Play play) {
    return ask(play, List.of(Sides.ATTACKER), false, true);
  }

  private static Step ask(Play play, List<SideId> sides, boolean sealed, boolean last) {
    List<Step.Question> questions = new ArrayList<>();
    for (SideId side : sides) {
      if (!Fleet.of(play.position(), side).fightersAtHome().isEmpty()) {
        questions.add(
            new Step.Question(FightersChoice.NAME, side, Data.EMPTY, sealed, Audience.ALL));
      }
    }
    if (questions.isEmpty()) {
      return after(play, last);
    }
    return Step.askAll(questions, ANSWERED, Data.of(LAST, Data.of(last)));
  }

  private static Step answered(Play play) {
    for (Choice choice : play.answers()) {
      List<String> fighters = FightersChoice.named(choice.answer().orElseThrow());
      fly(play, choice.owner(), fighters.stream().map(PieceId::of).toList());
    }
    return after(play, play.locals().get(LAST).flag());
  }

  private static Step after(Play play, boolean last) {
    if (!last) {
      return Step.go(ATTACKER, Data.EMPTY);
    }
    Fleet attacker = Fleet.of(play.position(), Sides.ATTACKER);
    List<PieceId> scouts = attacker.scoutsAtHome().stream().map(Piece::id).toList();
    fly(play, Sides.ATTACKER, scouts);
    int defenders = Fleet.of(play.position(), Sides.DEFENDER).committed().size();
    return Step.go(Volley.STAGE, Volley.aces(defenders));
  }

  private static void fly(Play play, SideId side, List<PieceId> aircraft) {
    if (aircraft.isEmpty()) {
      return;
    }
    List<Effect> effects = new ArrayList<>();
    aircraft.forEach(id -> effects.add(new Move(id, Place.box(Mark.SKY_BOX))));
    Data facts =
        Data.of("side", side.id())
            .with("aircraft", Data.texts(aircraft.stream().map(PieceId::id).toList()));
    boolean defends = side.equals(Sides.DEFENDER);
    play.find(
        Finding.applies(
            defends ? DEFENDER_FIRST : ATTACKER_THEN,
            defends
                ? "the Defender commits the Fighters he wishes"
                : "the Attacker's scouts fly, with the escort he wishes",
            facts));
    play.happens("nomansland/AircraftCommitted", facts, effects);
  }
}
