package org.adjutant.nomansland.elan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Lots;

/** The Elan Phase: the Attacker draws a marker, and it does what it does (2.4). */
final class Draw {
  static final String STAGE = PhaseId.entry(PhaseId.ELAN);

  /** The purpose of the roll that draws; no die roll that a Forward! could cancel. */
  static final String PURPOSE = "elan draw";

  private static final String DRAWN = "elan-drawn";
  private static final String SPENT = "cup-spent";

  private static final String AT_RANDOM = "nomansland:2.4.a";
  private static final String HIGHEST_OPEN = "nomansland:2.4.b";
  private static final String FIRST_COVERS_TOP = "nomansland:2.4.c";
  private static final String HELD = "nomansland:2.4.d";
  private static final String COMMAND_BACK = "nomansland:2.4.i";
  private static final String OTHERS_BACK = "nomansland:2.4.j";
  private static final String VOID = "nomansland:2.2.3.f";
  private static final String ALL_VOID = "nomansland:NI-081";
  private static final String READ = "nomansland:NI-066";

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::draw);
    stages.put(DRAWN, this::drawn);
  }

  private Step draw(Play play) {
    int size = play.position().cupSize(Mark.CUP);
    return size == 0
        ? Step.go(SPENT, Data.of("at", "draw"))
        : Step.roll(Lots.roll(1, size, PURPOSE, Mark.CUP), DRAWN, Data.EMPTY);
  }

  private Step drawn(Play play) {
    Position position = play.position();
    List<String> cup = position.cup(Mark.CUP);
    String marker = Lots.drawn(cup, play.roll()).get(0);
    SetCup rest = new SetCup(Mark.CUP, Lots.left(cup, play.roll()), Audience.ALL);
    Data inputs = Data.of("marker", marker).with("left", rest.items().size());
    play.find(Finding.applies(AT_RANDOM, "one marker is drawn at random", inputs));
    boolean column = Column.of(marker).isPresent() || marker.equals(Cup.FORWARD);
    if (position.attribute(Subject.GAME, Mark.SOS).isPresent()
        && (column || play.reading(ALL_VOID) == 1)) {
      play.find(Finding.applies(VOID, "under the flare a drawn marker has no effect", inputs));
      happens(play, "nomansland/ElanDiscarded", inputs, List.of(rest));
    } else if (marker.equals(Cup.SNIPER)) {
      happens(play, "nomansland/ElanDrawn", inputs, List.of(rest));
      return Step.call(Sniper.STAGE, Data.EMPTY, SPENT, Data.of("at", "drawn"));
    } else {
      List<Effect> effects = new ArrayList<>(List.of(rest));
      effects.add(taken(play, marker));
      if (marker.equals(Column.INITIATIVE.marker())) {
        int drawn = position.tally(Mark.INITIATIVE_DRAWN) + 1;
        effects.add(new SetTally(Mark.INITIATIVE_DRAWN, drawn));
      }
      happens(play, "nomansland/ElanDrawn", inputs, effects);
    }
    return Step.go(SPENT, Data.of("at", "drawn"));
  }

  /** Where a marker goes that is neither void nor a Sniper. */
  private static SetTally taken(Play play, String marker) {
    Optional<Column> column = Column.of(marker);
    if (column.isPresent()) {
      return covered(play, column.get());
    }
    Data inputs = Data.of("marker", marker);
    if (marker.equals(Cup.FORWARD)) {
      int held = play.position().tally(Mark.FORWARD) + 1;
      play.find(Finding.applies(HELD, "it is kept for a new roll", inputs.with("held", held)));
      return new SetTally(Mark.FORWARD, held);
    }
    boolean command = marker.equals("cp");
    play.find(
        Finding.applies(
            command ? COMMAND_BACK : OTHERS_BACK,
            command
                ? "command is restored"
                : "it is back in the Headquarters, of use from the next turn on",
            inputs));
    return new SetTally("lost:" + marker, 0);
  }

  private static SetTally covered(Play play, Column column) {
    play.reading(READ);
    int box = Track.box(play.position(), column);
    Data inputs = Data.of("column", column.marker()).with("box", box);
    if (box == 1) {
      play.find(Finding.applies(FIRST_COVERS_TOP, "the first marker covers the top box", inputs));
    }
    int open = Math.min(box + 1, column.boxes());
    play.find(
        Finding.applies(
            HIGHEST_OPEN, "the next box is in force now", inputs.with("box in force", open)));
    return new SetTally(column.tally(), box);
  }

  private static void happens(Play play, String event, Data facts, List<Effect> effects) {
    play.happens(Event.open(event, Sides.ATTACKER, facts, effects));
  }
}
