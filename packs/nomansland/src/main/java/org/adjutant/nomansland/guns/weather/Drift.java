package org.adjutant.nomansland.guns.weather;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
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

/** Smoke and Gas markers go one hex with the wind, or are blown away (2.5.1.1.a, 2.5.1.2). */
public record Drift(Setting setting) {
  static final String CLEAR = "clear-smoke";
  static final String WHEN_CLEARED = "nomansland:NI-039";
  private static final String RULE = "nomansland:2.5.1.2.a";
  private static final String OFF_MAP = "nomansland:NI-040";
  private static final int STAYS = 2;
  private static final List<String> DRIFTING = List.of(Mark.SMOKE, Mark.GAS);

  public static Chapter chapter(Setting setting) {
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(CLEAR, new Drift(setting)::clear);
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step clear(Play play) {
    List<Effect> effects = new ArrayList<>();
    for (String mark : DRIFTING) {
      markers(play.position(), mark)
          .forEach((hex, number) -> effects.add(SetAttribute.clear(Subject.of(hex), mark)));
    }
    if (!effects.isEmpty()) {
      play.happens("nomansland/AirCleared", Data.of("hexes", effects.size()), effects);
    }
    return Step.done();
  }

  /** All markers move at once, so that one does not carry another along. */
  void move(Play play) {
    int wind = Wind.wind(play.position());
    boolean kept = play.reading(OFF_MAP) == STAYS;
    List<Effect> effects = new ArrayList<>();
    Data gone = Data.EMPTY;
    for (String mark : DRIFTING) {
      Map<Hex, Integer> before = markers(play.position(), mark);
      Map<Hex, Integer> after = new LinkedHashMap<>();
      before.forEach(
          (hex, number) ->
              to(hex, wind, kept).ifPresent(next -> after.merge(next, number, Integer::sum)));
      if (!before.isEmpty()) {
        gone = gone.with(mark, before.values().stream().mapToInt(Integer::intValue).sum());
      }
      before.keySet().stream()
          .filter(hex -> !after.containsKey(hex))
          .forEach(hex -> effects.add(SetAttribute.clear(Subject.of(hex), mark)));
      after.forEach(
          (hex, number) -> {
            if (!number.equals(before.get(hex))) {
              effects.add(SetAttribute.open(Subject.of(hex), mark, Data.of(number)));
            }
          });
    }
    if (gone.equals(Data.EMPTY)) {
      return;
    }
    play.find(
        Finding.applies(
            RULE,
            wind == 0 ? "without wind the markers stay" : "the markers go one hex with the wind",
            gone.with("direction", wind)));
    if (!effects.isEmpty()) {
      play.happens("nomansland/MarkersDrifted", gone.with("direction", wind), effects);
    }
  }

  private Optional<Hex> to(Hex hex, int wind, boolean kept) {
    if (wind == 0) {
      return Optional.of(hex);
    }
    Optional<Hex> next = setting.ground().neighbour(hex, wind);
    return next.isEmpty() && kept ? Optional.of(hex) : next;
  }

  private Map<Hex, Integer> markers(Position position, String mark) {
    Map<Hex, Integer> markers = new LinkedHashMap<>();
    for (Hex hex : setting.ground().grid().hexes()) {
      position
          .attribute(Subject.of(hex), mark)
          .map(Data::integer)
          .filter(number -> number > 0)
          .ifPresent(number -> markers.put(hex, number));
    }
    return markers;
  }
}
