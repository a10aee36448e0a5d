package org.adjutant.nomansland.planning.sky;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * Section 1.3. When it is over Fighters are back in their Aerodromes; scouts are still in the sky.
 */
public final class Dogfight {
  /** Sky Domination from the commitment on. Any locals; done when the last die has fallen. */
  public static final String STAGE = "dogfight";

  /** Flag of the game between Sky Domination and Reconnaissance: the Defender's sky is empty. */
  public static final String CLEARED = "sky-cleared";

  static final String OVER = "dogfight-over";
  private static final String SURVIVORS = "nomansland:1.3.h";
  private static final String EXAMPLE = "nomansland:1.4.f";
  private static final String SHOT_DOWN = "nomansland:NI-029";
  private static final int NONE_LEFT = 2;

  private Dogfight() {}

  /** The section's choices and stages. */
  public static Chapter chapter(Setting setting) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    Squadron squadron = new Squadron(setting);
    squadron.addTo(stages);
    stages.put(PhaseId.entry(PhaseId.SKY), squadron::begin);
    Commitment.addTo(stages);
    new Volley(setting).addTo(stages);
    new Losses(setting).addTo(stages);
    stages.put(OVER, Dogfight::over);
    return new Chapter(
        List.of(), List.of(squadron.kind(), FightersChoice.kind(), LossChoice.kind()), stages);
  }

  private static Step over(Play play) {
    List<Effect> effects = new ArrayList<>();
    List<String> home = new ArrayList<>();
    for (SideId side : Sides.BOTH) {
      for (Piece piece : Fleet.of(play.position(), side).committed()) {
        if (piece.kind().equals(Kind.FIGHTER)) {
          effects.add(new Move(piece.id(), Place.box(Mark.aerodrome(side))));
          home.add(piece.id().id());
        }
      }
    }
    if (play.position().clock().phase().equals(PhaseId.SKY) && isCleared(play)) {
      play.find(
          Finding.applies(
              EXAMPLE,
              "the Defender's planes are shot down, as in the worked example",
              Data.of("committed", play.locals().integer(Volley.COMMITTED))));
      effects.add(SetAttribute.open(Subject.GAME, CLEARED, Data.of(true)));
    }
    if (!effects.isEmpty()) {
      Data facts = Data.of("fighters", Data.texts(home));
      play.find(
          Finding.applies(SURVIVORS, "Fighters that survived may fly and strafe later", facts));
      play.happens("nomansland/DogfightEnded", facts, effects);
    }
    return Step.done();
  }

  /** Whether all planes of the Defender were shot down, as Reconnaissance asks (1.4.e). */
  private static boolean isCleared(Play play) {
    boolean none = Fleet.of(play.position(), Sides.DEFENDER).committed().isEmpty();
    boolean some = play.locals().integer(Volley.COMMITTED) > 0;
    return none && (some || play.reading(SHOT_DOWN) == NONE_LEFT);
  }
}
