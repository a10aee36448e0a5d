package org.adjutant.nomansland.guns.weather;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.gas.GasCloud;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Figure;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * The wind: its first direction (1.5.0), and the wind step at the end of each turn: the wind die,
 * what drifts, and what gas does (2.5.1).
 */
public record Wind(Setting setting) {
  /** Finds the first wind; no locals. */
  public static final String FIRST = "first-wind";

  private static final String FIRST_FELL = "first-wind-die";
  private static final String DIE = "wind-die";
  private static final String TURNS = "wind-turns";
  private static final String FIRST_RULE = "nomansland:1.5.0.a";
  private static final String CLEARS = "nomansland:2.5.1.1.a";
  private static final String CHANGES = "nomansland:2.5.1.1.b";
  private static final String CALM = "nomansland:2.5.1.1.c";
  private static final String PRINTED = "nomansland:NI-037";
  private static final String COMPARED = "nomansland:NI-038";
  private static final String LAST = "last-wind";
  private static final int SECOND = 2;

  public static Chapter chapter(Setting setting) {
    Wind wind = new Wind(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(FIRST, wind::first);
    stages.put(FIRST_FELL, Wind::firstFell);
    stages.put(
        PhaseId.entry(PhaseId.WIND), play -> Throw.plain(1, "wind", "turn", DIE, Data.EMPTY));
    stages.put(DIE, wind::fell);
    stages.put(TURNS, wind::turns);
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step first(Play play) {
    Optional<Figure> printed = setting.scenario().wind();
    play.reading(PRINTED);
    if (printed.isPresent()) {
      play.find(
          Finding.applies(
              printed.get().rule().text(),
              "the scenario says where the wind blows to",
              Data.of("direction", printed.get().number())));
      return blow(play, printed.get().number());
    }
    return Throw.plain(1, "wind", "first", FIRST_FELL, Data.EMPTY);
  }

  private static Step firstFell(Play play) {
    play.find(
        Finding.applies(
            FIRST_RULE,
            "the die is the direction, 1 north, then clockwise",
            Data.of("direction", Throw.kept(play))));
    return blow(play, Throw.kept(play));
  }

  private static Step blow(Play play, int direction) {
    play.happens(
        "nomansland/WindBlows",
        Data.of("direction", direction),
        SetAttribute.open(Subject.GAME, Mark.WIND, Data.of(direction)));
    return Step.done();
  }

  private Step fell(Play play) {
    int die = Throw.kept(play);
    Drift drift = new Drift(setting);
    if (die == 1) {
      play.find(Finding.applies(CLEARS, "a 1 blows all Smoke and Gas away", Data.of("die", die)));
      if (play.reading(Drift.WHEN_CLEARED) == SECOND) {
        drift.move(play);
        return Step.call(GasCloud.STAGE, Data.EMPTY, Drift.CLEAR, Data.EMPTY);
      }
      return Step.go(Drift.CLEAR, Data.EMPTY);
    }
    boolean printed = setting.scenario().wind().isPresent() && play.reading(PRINTED) == SECOND;
    if (die == 6 && !printed) {
      play.find(Finding.applies(CHANGES, "a 6 brings a new direction", Data.of("die", die)));
      return Throw.plain(1, "direction", "wind", TURNS, Data.EMPTY);
    }
    play.find(Finding.applies(CHANGES, "the wind stays as it is", Data.of("die", die)));
    return settle(play, drift);
  }

  private Step turns(Play play) {
    int direction = Throw.kept(play);
    int was = wind(play.position());
    int compared =
        was == 0 && play.reading(COMPARED) == SECOND
            ? play.position().attribute(Subject.GAME, LAST).map(Data::integer).orElse(0)
            : was;
    int now = direction == compared ? 0 : direction;
    Data inputs = Data.of("direction", direction).with("was", was);
    play.find(
        now == 0
            ? Finding.applies(CALM, "the same direction again: there is no wind", inputs)
            : Finding.applies(CHANGES, "the wind turns", inputs));
    List<Effect> effects = new ArrayList<>();
    effects.add(SetAttribute.open(Subject.GAME, Mark.WIND, Data.of(now)));
    if (was > 0) {
      effects.add(SetAttribute.open(Subject.GAME, LAST, Data.of(was)));
    }
    play.happens("nomansland/WindTurned", inputs.with("now", now), effects);
    return settle(play, new Drift(setting));
  }

  private static Step settle(Play play, Drift drift) {
    drift.move(play);
    return Step.go(GasCloud.STAGE, Data.EMPTY);
  }

  static int wind(Position position) {
    return position.attribute(Subject.GAME, Mark.WIND).map(Data::integer).orElse(0);
  }
}
