package org.adjutant.nomansland.guns.fall;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.board.Smoke;
import org.adjutant.nomansland.guns.barrage.Barrage;
import org.adjutant.nomansland.guns.wire.TestMarkers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * All shells of a volley are down. Smoke and Gas leave their markers; HE leaves Test markers on
 * wire, and each hex it landed in is resolved with all shells that landed there (1.5.3.2.c to f,
 * 1.5.4.2.a, 4.1.1.2.a; NI-045, NI-060).
 */
record Landing(Setting setting) {
  static final String STAGE = "volley-landing";
  private static final String TESTS_WHERE = "nomansland:NI-045";
  private static final String COUNTING = "nomansland:NI-060";
  private static final int WHERE_AIMED = 2;
  private static final int AIMED_ONLY = 2;
  private static final String SMOKE = "nomansland:1.5.4.2.a";
  private static final String LIMITED = "nomansland:4.2.3.f";
  private static final String GAS = "nomansland:4.1.1.2.a";
  private static final String TEST = "nomansland:1.5.3.2.d";
  private static final String TOGETHER = "nomansland:1.5.3.2.h";
  private static final String PER_POINT = "nomansland:1.5.2.a";

  static Chapter chapter(Setting setting) {
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, new Landing(setting)::land);
    return Chapter.merge(
        List.of(new Chapter(List.of(), List.of(), stages), Salvo.chapter(setting)));
  }

  private Step land(Play play) {
    Volley volley = Volley.read(play.locals());
    return switch (volley.load()) {
      case SMOKE -> smoke(play, volley);
      case GAS -> markers(play, volley, volley.landed(), Mark.GAS, GAS, "nomansland/GasLaid");
      case HE -> explode(play, volley);
    };
  }

  /** As many shells as there are markers for, the first that fell (NI-159). */
  private Step smoke(Play play, Volley volley) {
    Map<Hex, Integer> landed = volley.landed();
    int wanted = landed.values().stream().mapToInt(Integer::intValue).sum();
    int found = new Smoke(setting).forOthers(play.position(), play::reading, wanted);
    if (found < wanted) {
      play.find(
          Finding.applies(
              LIMITED,
              "there are no Smoke markers for all shells",
              Data.of("shells", wanted).with("markers", found)));
    }
    if (found == 0 && wanted > 0) {
      return Step.done();
    }
    Map<Hex, Integer> laid = new LinkedHashMap<>();
    int left = found;
    for (Map.Entry<Hex, Integer> hit : landed.entrySet()) {
      int here = Math.min(left, hit.getValue());
      if (here > 0) {
        laid.put(hit.getKey(), here);
        left -= here;
      }
    }
    return markers(play, volley, laid, Mark.SMOKE, SMOKE, "nomansland/SmokeLaid");
  }

  private Step markers(
      Play play, Volley volley, Map<Hex, Integer> laid, String mark, String rule, String event) {
    Data hexes = Data.EMPTY;
    List<Effect> effects = new ArrayList<>();
    for (Map.Entry<Hex, Integer> hit : laid.entrySet()) {
      Field field = new Field(setting, play.position());
      int there = mark.equals(Mark.GAS) ? field.gas(hit.getKey()) : field.smoke(hit.getKey());
      Data sum = Data.of(there + hit.getValue());
      effects.add(SetAttribute.open(Subject.of(hit.getKey()), mark, sum));
      hexes = hexes.with(hit.getKey().id(), hit.getValue());
    }
    play.find(Finding.applies(rule, "a marker for each shell, and no damage", hexes));
    play.happens(Event.open(event, volley.by(), Data.of("markers", hexes), effects));
    return Step.done();
  }

  private Step explode(Play play, Volley volley) {
    int where = play.reading(TESTS_WHERE);
    int counting = play.reading(COUNTING);
    Map<Hex, Integer> landed = volley.landed();
    tell(play, volley, landed);
    if (!volley.traits().neutralising()) {
      Map<Hex, Integer> tested = where == WHERE_AIMED ? volley.aimed() : landed;
      new TestMarkers(setting).lay(play, tested, where == WHERE_AIMED ? PER_POINT : TEST);
    }
    List<Barrage> barrages = new ArrayList<>();
    for (Map.Entry<Hex, Integer> hit : landed.entrySet()) {
      Hex hex = hit.getKey();
      if (hit.getValue() > 1 && !volley.traits().secret()) {
        play.find(
            Finding.applies(
                TOGETHER,
                "shells in one hex are resolved together, one die for each target",
                Data.of("hex", hex.id()).with("shells", hit.getValue())));
      }
      int shells = counting == AIMED_ONLY ? Math.max(1, volley.onTarget(hex)) : hit.getValue();
      barrages.add(Barrage.hurricane(volley.by(), hex, shells).with(traits(volley, hex)));
    }
    return Salvo.step(barrages);
  }

  /** Where shells fell, for all; how many, not of those told to nobody (NI-141, 1.5.4.1.a). */
  private static void tell(Play play, Volley volley, Map<Hex, Integer> landed) {
    Data hexes = Data.texts(landed.keySet().stream().map(Hex::id).toList());
    Data shells = Data.EMPTY;
    for (Map.Entry<Hex, Integer> hit : landed.entrySet()) {
      shells = shells.with(hit.getKey().id(), hit.getValue());
    }
    Data open = Data.of("hexes", hexes);
    Data whole = open.with("shells", shells);
    String name = "nomansland/ShellsFell";
    play.happens(
        volley.traits().secret()
            ? Event.secret(name, volley.by(), whole, Audience.of(Sides.DEFENDER), open, List.of())
            : Event.open(name, volley.by(), whole, List.of()));
  }

  /** An order of a forward observer uncovers the hex it named, not those shells scatter into. */
  private static Barrage.Traits traits(Volley volley, Hex hex) {
    return volley
        .traits()
        .scattered(volley.scatteredInto(hex))
        .observed(volley.traits().observed() && volley.onTarget(hex) > 0);
  }
}
