package org.adjutant.nomansland.guns.gas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * Gas where it lies now: whoever is in it is Gassed for good, and two dice for each marker are
 * rolled for him (2.5.1.3; NI-085, NI-086).
 */
public record GasCloud(Setting setting) {
  /** Resolves all Gas markers on the map; no locals. */
  public static final String STAGE = "gas-cloud";

  private static final String HEX = "gas-hex";
  private static final String NEXT = "gas-next";
  private static final String FELL = "gas-die";
  private static final String HIDDEN = "gas-hidden";
  private static final String WHOLE = "gas-whole-hex";
  private static final String HEXES = "hexes";
  private static final String UNITS = "units";
  private static final String SPARED = "spared";
  private static final String POOL = "nomansland:NI-085";
  private static final String AGAIN = "nomansland:NI-086";
  private static final int SUM = 2;
  private static final int PER_HEX = 3;
  private static final int IMMUNE = 2;
  private static final int PER_MARKER = 2;
  private static final String GASSED = "nomansland:2.5.1.3.a";
  private static final String DICE = "nomansland:2.5.1.3.b";
  private static final String STRUCTURES = "nomansland:4.1.1.3.a";

  public static Chapter chapter(Setting setting) {
    GasCloud cloud = new GasCloud(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, cloud::begin);
    stages.put(HEX, cloud::hex);
    stages.put(NEXT, cloud::next);
    stages.put(FELL, cloud::fell);
    stages.put(HIDDEN, cloud::hidden);
    stages.put(WHOLE, cloud::whole);
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step begin(Play play) {
    Field field = new Field(setting, play.position());
    List<String> hexes = new ArrayList<>();
    for (Hex hex : setting.ground().grid().hexes()) {
      boolean somebody =
          field.hasMarker(hex)
              || Sides.BOTH.stream().anyMatch(side -> !field.fighting(hex, side).isEmpty());
      if (field.gas(hex) > 0 && somebody) {
        hexes.add(hex.id());
      }
    }
    return Step.go(HEX, Data.of(HEXES, Data.texts(hexes)));
  }

  /** Those in the next hex are Gassed; who is hidden there, without a word to the enemy. */
  private Step hex(Play play) {
    List<String> hexes = play.locals().get(HEXES).textItems();
    if (hexes.isEmpty()) {
      return Step.done();
    }
    Hex hex = new Hex(hexes.get(0));
    Field field = new Field(setting, play.position());
    boolean spared = play.reading(AGAIN) == IMMUNE;
    int perHex = play.reading(POOL);
    List<String> units = rolling(field, hex, false, spared);
    play.find(
        Finding.applies(
            STRUCTURES,
            "gas acts every turn, but not in Pillboxes and Dugouts",
            Data.of("hex", hex.id()).with("markers", field.gas(hex))));
    Data locals =
        play.locals().with(UNITS, Data.texts(units)).with(SPARED, spared(field, hex, spared));
    gassed(play, hex, false);
    if (field.hasMarker(hex)) {
      gassed(play, hex, true);
    }
    return perHex == PER_HEX
        ? Throw.plain(PER_MARKER * field.gas(hex), "gas", hex.id(), WHOLE, locals)
        : Step.go(NEXT, locals);
  }

  private List<String> rolling(Field field, Hex hex, boolean hidden, boolean spared) {
    return new GasHit(setting)
        .reached(field, hex, hidden).stream()
            .filter(unit -> !spared || !GasHit.isGassed(unit))
            .map(unit -> unit.id().id())
            .toList();
  }

  /** The hidden units that were Gassed before, if that makes them immune. */
  private Data spared(Field field, Hex hex, boolean immune) {
    return Data.texts(
        new GasHit(setting)
            .reached(field, hex, true).stream()
                .filter(unit -> immune && GasHit.isGassed(unit))
                .map(unit -> unit.id().id())
                .toList());
  }

  private void gassed(Play play, Hex hex, boolean hidden) {
    Field field = new Field(setting, play.position());
    List<String> units = new ArrayList<>();
    List<Effect> effects = new ArrayList<>();
    for (Piece unit : new GasHit(setting).reached(field, hex, hidden)) {
      if (!GasHit.isGassed(unit)) {
        units.add(unit.id().id());
        effects.add(SetPieceAttribute.flag(unit.id(), Mark.GASSED));
      }
    }
    if (units.isEmpty() && !hidden) {
      return;
    }
    Data open = Data.of("hex", hex.id());
    Data whole = open.with(UNITS, Data.texts(units));
    Audience eyes = hidden ? Audience.of(Sides.DEFENDER) : Audience.ALL;
    play.find(
        Finding.applies(GASSED, "whoever is in gas is Gassed for good", whole).forEyesOf(eyes));
    play.happens(Event.secret("nomansland/UnitsGassed", play.actor(), whole, eyes, open, effects));
  }

  private Step next(Play play) {
    Hex hex = hex(play.locals());
    Field field = new Field(setting, play.position());
    int dice = PER_MARKER * field.gas(hex);
    List<String> units = play.locals().get(UNITS).textItems();
    if (!units.isEmpty()) {
      return Throw.plain(dice, "gas", units.get(0), FELL, play.locals());
    }
    return field.hasMarker(hex)
        ? Throw.hidden(play, dice, "gas", hex, HIDDEN, play.locals())
        : Step.go(HEX, rest(play.locals()));
  }

  private Step fell(Play play) {
    List<String> units = play.locals().get(UNITS).textItems();
    strike(play, units.get(0), Throw.fallen(play));
    return Step.go(NEXT, play.locals().with(UNITS, Data.texts(units.subList(1, units.size()))));
  }

  private Step hidden(Play play) {
    Hex hex = hex(play.locals());
    Field field = new Field(setting, play.position());
    int each = PER_MARKER * field.gas(hex);
    List<Piece> units = new GasHit(setting).reached(field, hex, true);
    for (int n = 0; n < Math.min(units.size(), Throw.UNDER_MARKER); n++) {
      String unit = units.get(n).id().id();
      if (!play.locals().get(SPARED).textItems().contains(unit)) {
        strike(play, unit, Throw.fallen(play).subList(n * each, (n + 1) * each));
      }
    }
    return Step.go(HEX, rest(play.locals()));
  }

  /** One roll for all in the hex (NI-085). */
  private Step whole(Play play) {
    Hex hex = hex(play.locals());
    Field field = new Field(setting, play.position());
    for (boolean hidden : new boolean[] {false, true}) {
      for (String unit : rolling(field, hex, hidden, false)) {
        strike(play, unit, Throw.fallen(play));
      }
    }
    return Step.go(HEX, rest(play.locals()));
  }

  private void strike(Play play, String unit, List<Integer> dice) {
    Optional<Piece> piece = play.position().piece(unit).filter(Field::onMap);
    if (piece.isEmpty()) {
      return;
    }
    int row =
        play.reading(POOL) == SUM
            ? dice.stream().mapToInt(Integer::intValue).sum()
            : dice.stream().mapToInt(Integer::intValue).min().orElseThrow();
    new GasHit(setting).at(play, PieceId.of(unit), row, Data.of("dice", Data.numbers(dice)), DICE);
  }

  private static Hex hex(Data locals) {
    return new Hex(locals.get(HEXES).textItems().get(0));
  }

  private static Data rest(Data locals) {
    List<String> hexes = locals.get(HEXES).textItems();
    return Data.of(HEXES, Data.texts(hexes.subList(1, hexes.size())));
  }
}
