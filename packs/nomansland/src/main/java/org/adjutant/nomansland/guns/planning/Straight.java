package org.adjutant.nomansland.guns.planning;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.barrage.Barrage;
import org.adjutant.nomansland.guns.barrage.Barrage.Traits;
import org.adjutant.nomansland.guns.barrage.Barrage.Type;
import org.adjutant.nomansland.guns.fall.Salvo;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.Rows;
import org.adjutant.nomansland.guns.rights.ShellRules;
import org.adjutant.nomansland.guns.wire.TestMarkers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code straight <row> [granted|paid|free] [with neutralization]}: a barrage on a whole row, which
 * does not scatter (1.5.3.3).
 */
public record Straight(Setting setting) {
  static final String ROW = "row";
  static final String HOW = "how";
  private static final String NAME = "straight";
  private static final String IN_TURN = "nomansland:1.5.3.3.e";
  private static final String NO_SCATTER = "nomansland:1.5.3.3.c";
  private static final String SURPRISE = "nomansland:1.5.3.3.f";
  private static final String EXTRA = "nomansland:1.5.3.2.j";
  private static final String ON_WIRE = "nomansland:S02.attacker.c";
  private static final String WIRE_TESTS = "nomansland:S02.attacker.d";
  private static final String WIRE = "nomansland:1.5.2.a";
  private static final String HOW_MANY = "nomansland:NI-046";
  private static final int FIVE_EACH = 2;
  private static final Shape SHAPE =
      Shape.of(
          Field.word(ROW, List.of(), "a row by its letter, or a trench by its name"),
          Field.word(HOW, List.of("granted", "paid", "free"), "how it is come by").optionally(),
          Field.word(Preparation.SHELLS, List.of(ShellRules.NEUTRALIZATION), "instead of plain HE")
              .after("with")
              .optionally());

  public static Chapter chapter(Setting setting) {
    Straight straight = new Straight(setting);
    List<Validator> validators = new ArrayList<>(Preparation.when());
    validators.add(new StraightRules(setting)::check);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, straight::fire);
    return new Chapter(
        List.of(
            SimpleAction.sampling(
                NAME,
                "Fire a Straight Barrage on a row.",
                SHAPE,
                validators,
                straight::candidates)),
        List.of(),
        stages);
  }

  private List<Data> candidates(Desk desk) {
    if (!Preparation.isOn(desk)) {
      return List.of();
    }
    StraightRules rules = new StraightRules(setting);
    StraightLog log = rules.log(desk);
    boolean pays = ArtilleryPoints.left(desk.view(), desk.side()) >= StraightRules.COST;
    List<Data> all = new ArrayList<>();
    for (String row : Rows.in(setting, desk.view()).defences()) {
      Data args = Data.of(ROW, row);
      if (pays || log.grantFor(row).isPresent()) {
        all.add(args);
      }
      all.add(args.with(HOW, "free"));
      if (new ShellRules(setting).mayNeutralise() && log.grantFor(row).isPresent()) {
        all.add(args.with(Preparation.SHELLS, ShellRules.NEUTRALIZATION));
      }
    }
    return all;
  }

  private Step fire(Play play) {
    Position position = play.position();
    Rows rows = Rows.in(setting, position);
    int reading = play.reading(StraightRules.ROWS);
    String row = rows.letter(play.locals().text(ROW)).orElseThrow();
    StraightRules rules = new StraightRules(setting);
    StraightLog log = StraightLog.of(setting, position, play.reading(StraightRules.PAIRS));
    StraightRules.How how = rules.how(log, play.locals(), row);
    String word = how.name().toLowerCase(Locale.ROOT);
    boolean neutral = play.locals().has(Preparation.SHELLS);
    if (rows.isWire(row)) {
      GroundReadings.tell(play, GroundReadings.WIRE_ROWS);
    }
    play.find(
        Finding.applies(
            StraightRules.CHOOSES, "one row is chosen", Data.of("row", row).with("how", word)));
    List<Effect> effects = new ArrayList<>();
    switch (how) {
      case GRANTED -> {
        Optional<Integer> grant = log.grantFor(row);
        grant.ifPresent(
            n ->
                play.find(
                    Finding.applies(
                        log.grant(n).rule().text(),
                        "the scenario grants this barrage",
                        Data.of("row", row))));
        if (grant.filter(n -> log.grant(n).rule().text().equals(ON_WIRE)).isPresent()) {
          play.find(
              Finding.applies(
                  WIRE_TESTS, "each wire hex of the row gets a Test marker", Data.of("row", row)));
        }
        effects.add(log.after(grant, row));
      }
      case PAID -> {
        effects.add(log.after(Optional.empty(), row));
        effects.add(ArtilleryPoints.less(position, Sides.ATTACKER, StraightRules.COST));
      }
      case FREE -> {
        int used = position.tally(Mark.FREE_STRAIGHT) + 1;
        play.find(
            Finding.applies(StraightRules.FREE, "one of three free ones", Data.of("fired", used)));
        play.find(
            Finding.applies(
                EXTRA,
                "free ones come on top of those granted or paid for",
                Data.of("others", log.fired())));
        play.find(
            Finding.applies(SURPRISE, "the Surprise roll gets +1 for it", Data.of("free", used)));
        effects.add(new SetTally(Mark.FREE_STRAIGHT, used));
      }
    }
    play.find(Finding.applies(IN_TURN, "resolved before the next is fired", Data.of("row", row)));
    play.happens("nomansland/StraightBarrageFired", Data.of("row", row).with("how", word), effects);
    return fall(play, rows.hexes(row, reading), neutral);
  }

  private Step fall(Play play, List<Hex> hexes, boolean neutral) {
    int shells = play.reading(HOW_MANY) == FIVE_EACH ? StraightRules.COST : 1;
    play.find(Finding.applies(NO_SCATTER, "no shell scatters", Data.of("hexes", hexes.size())));
    if (neutral) {
      play.find(
          Finding.applies(
              "nomansland:4.1.5.a",
              "declared a Neutralization Barrage before any die",
              Data.EMPTY));
      play.find(
          Finding.applies("nomansland:4.1.5.c", "no effect on wire or Pillboxes", Data.EMPTY));
    } else {
      Map<Hex, Integer> tests = new LinkedHashMap<>();
      hexes.forEach(hex -> tests.put(hex, shells));
      new TestMarkers(setting).lay(play, tests, WIRE);
    }
    Traits traits = Traits.NONE.neutralising(neutral);
    return Salvo.step(
        hexes.stream()
            .map(hex -> new Barrage(Sides.ATTACKER, hex, shells, Type.STRAIGHT, traits))
            .toList());
  }
}
