package org.adjutant.nomansland.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.elan.Cup;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The end of a turn: what was of the turn alone is forgotten, and the game may be over (0.5.f). */
record TurnEnd(Setting setting) {
  static final String STAGE = PhaseId.entry(PhaseId.TURN_END);
  private static final String LONE_OFFICERS = "lone-officers";
  private static final String CLOSE = "turn-closes";
  private static final String SPENT = "cup-spent";

  private static final String ANOTHER = "nomansland:0.5.f";
  private static final String NEXT = "nomansland:2.5.2.a";
  private static final String CUP_EMPTY = "nomansland:3.a";
  private static final String WORN_OUT = "nomansland:3.g";
  private static final String WHICH_COUNT = "nomansland:NI-015";
  private static final String WHEN = "nomansland:NI-014";
  private static final String HOW_WORN = "nomansland:NI-016";
  private static final String GATHERING = "nomansland:NI-077";
  private static final int AT_ONCE = 2;
  private static final int FAILED_DRAW = 3;

  private static final List<String> OF_THE_TURN =
      List.of(Mark.FIRED_AT, Mark.FIRE_TARGETS, Mark.RALLIED, Mark.FRESH);

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, play -> Step.call(LONE_OFFICERS, Data.EMPTY, CLOSE, Data.EMPTY));
    stages.put(CLOSE, this::close);
    stages.put(SPENT, this::spent);
  }

  private Step close(Play play) {
    forget(play);
    if (new Reached(setting).checkAtTurnEnd(play)) {
      return Step.done();
    }
    Ending ending = new Ending(setting);
    int worn = play.reading(HOW_WORN);
    int gathering = play.reading(GATHERING);
    for (SideId side : Sides.BOTH) {
      if (new Exhaustion(setting).of(play.position(), side, worn, gathering)) {
        ending.judge(play, WORN_OUT, "the " + side + " has nobody left to fight");
        return Step.done();
      }
    }
    boolean empty = Cup.isSpent(play.position(), play.reading(WHICH_COUNT));
    Data inputs = Data.of("markers in the cup", play.position().cupSize(Mark.CUP));
    if (empty && play.reading(WHEN) != FAILED_DRAW) {
      play.find(Finding.applies(ANOTHER, "no marker is left for another turn", inputs));
      ending.judge(play, CUP_EMPTY, "the cup has no Elan marker left");
      return Step.done();
    }
    play.find(Finding.applies(ANOTHER, "another turn follows", inputs));
    play.find(Finding.applies(NEXT, "it starts with the Attacker's artillery", inputs));
    return Step.done();
  }

  /** The cup gave its last marker, or has none to give (NI-014). */
  private Step spent(Play play) {
    boolean failed = play.locals().text("at").equals("draw");
    boolean over =
        failed
            || play.reading(WHEN) == AT_ONCE
                && Cup.isSpent(play.position(), play.reading(WHICH_COUNT));
    if (over) {
      new Ending(setting).judge(play, CUP_EMPTY, "the cup has no Elan marker left");
    }
    return Step.done();
  }

  private void forget(Play play) {
    Position position = play.position();
    List<Effect> effects = new ArrayList<>();
    for (Hex hex : setting.ground().grid().hexes()) {
      if (position.attribute(Subject.of(hex), Mark.FIRE_FROM).isPresent()) {
        effects.add(SetAttribute.clear(Subject.of(hex), Mark.FIRE_FROM));
      }
    }
    for (Piece piece : position.pieces()) {
      for (String mark : OF_THE_TURN) {
        if (piece.attribute(mark).isPresent()) {
          effects.add(SetPieceAttribute.clear(piece.id(), mark));
        }
      }
    }
    play.happens("nomansland/TurnEnded", Data.of("turn", position.clock().turn()), effects);
  }
}
