package org.adjutant.nomansland.guns.planning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.barrage.Barrage.Traits;
import org.adjutant.nomansland.guns.fall.Scatter;
import org.adjutant.nomansland.guns.fall.Volley;
import org.adjutant.nomansland.guns.fall.Volley.Load;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code each-unit}: points granted for each enemy unit on the map, on the hex it is in, each
 * scattering (S09.attacker.d, S11.attacker.f, NI-141). How many units lie under a "?" the Attacker
 * does not learn: the dice for a marker are always as many, and he is told the hexes that shells
 * fall on, not their number.
 */
public record EachUnit(Setting setting) {
  private static final String NAME = "each-unit";
  private static final String FELL = "each-unit-hidden";
  private static final String NEXT = "each-unit-next";
  private static final String DONE = "each-unit";
  private static final String LEFT = "hexes";
  private static final String VOLLEY = "volley";
  private static final String HOW = "nomansland:NI-141";

  public static Chapter chapter(Setting setting) {
    EachUnit fire = new EachUnit(setting);
    List<Validator> validators = new ArrayList<>(Preparation.when());
    validators.add(fire::check);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, fire::begin);
    stages.put(NEXT, fire::next);
    stages.put(FELL, fire::fell);
    return new Chapter(
            List.of(
                SimpleAction.listing(
                    NAME,
                    "Spend the points that are granted for each enemy unit.",
                    Shape.NONE,
                    validators,
                    desk -> fire.isOpen(desk) ? List.of(Data.EMPTY) : List.of())),
            List.of(),
            stages)
        .with(fire::duties);
  }

  private boolean isOpen(Desk desk) {
    return Preparation.isOn(desk) && grant().isPresent() && !isDone(desk.view());
  }

  private List<Duty> duties(Desk desk) {
    return isOpen(desk)
        ? grant().stream()
            .map(
                grant ->
                    new Duty(
                        grant.rule().text(),
                        "spend the points granted for each enemy unit: each-unit",
                        grant.compulsory()))
            .toList()
        : List.of();
  }

  private void check(Desk desk, Data args, Findings findings) {
    Optional<Grant.PerUnit> grant = grant();
    if (grant.isEmpty()) {
      findings.forbids(
          Preparation.CHOOSES,
          "the scenario grants no points for each enemy unit",
          Data.EMPTY,
          "fire the barrages that it grants");
    } else if (isDone(desk.view())) {
      findings.forbids(
          grant.get().rule().text(),
          "these points are spent",
          Data.EMPTY,
          "go on with other barrages");
    }
  }

  private Step begin(Play play) {
    Grant.PerUnit grant = grant().orElseThrow();
    Field field = new Field(setting, play.position());
    List<Hex> aims = new ArrayList<>();
    List<String> markers = new ArrayList<>();
    for (Hex hex : setting.ground().grid().hexes()) {
      for (Piece unit : targets(field, hex, false)) {
        for (int n = 0; n < grant.points(); n++) {
          aims.add(Field.hex(unit));
        }
      }
      if (field.hasMarker(hex)) {
        markers.add(hex.id());
      }
    }
    play.reading(HOW);
    play.find(
        Finding.applies(
            grant.rule().text(),
            "points on the hex of each enemy unit, and scatter",
            Data.of("points each", grant.points())));
    play.happens(
        "nomansland/EachUnitShelled",
        Data.of("points each", grant.points()),
        SetAttribute.open(Subject.GAME, DONE, Data.of(true)));
    Volley volley =
        Volley.at(Sides.ATTACKER, Load.HE, aims).with(Traits.NONE.secret(!markers.isEmpty()));
    return Step.go(NEXT, Data.of(LEFT, Data.texts(markers)).with(VOLLEY, volley.write()));
  }

  private Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    return left.isEmpty()
        ? Step.go(Scatter.STAGE, play.locals().get(VOLLEY))
        : Throw.hidden(
            play,
            2 * grant().orElseThrow().points(),
            "scatter",
            new Hex(left.get(0)),
            FELL,
            play.locals());
  }

  /** For each unit under the marker, for each of its points, a die to scatter and a direction. */
  private Step fell(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    Hex hex = new Hex(left.get(0));
    int points = grant().orElseThrow().points();
    List<Integer> dice = Throw.fallen(play);
    List<Piece> units = targets(new Field(setting, play.position()), hex, true);
    Volley volley = Volley.read(play.locals().get(VOLLEY));
    int used = Math.min(2 * points * units.size(), dice.size());
    for (int n = 0; n + 1 < used; n += 2) {
      volley = new Scatter(setting).unseen(play, volley, hex, dice.get(n), dice.get(n + 1));
    }
    return Step.go(
        NEXT, Data.of(LEFT, Data.texts(left.subList(1, left.size()))).with(VOLLEY, volley.write()));
  }

  private List<Piece> targets(Field field, Hex hex, boolean hidden) {
    return field.fighting(hex, Sides.DEFENDER).stream()
        .filter(unit -> Field.isHidden(unit) == hidden)
        .filter(unit -> field.structure(unit).filter(s -> s.flag(Mark.CAMOUFLAGED)).isEmpty())
        .toList();
  }

  private Optional<Grant.PerUnit> grant() {
    return new Sheet(setting).perUnit();
  }

  private static boolean isDone(Position view) {
    return view.attribute(Subject.GAME, DONE).isPresent();
  }
}
