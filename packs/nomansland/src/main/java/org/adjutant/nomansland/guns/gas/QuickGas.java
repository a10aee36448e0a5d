package org.adjutant.nomansland.guns.gas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * {@code gas-at-once}: the fast method for gas from cylinders, in the place of the drifting cloud,
 * before it has drifted (4.1.1.1.b). Both sides must agree (NI-088).
 */
public record QuickGas(Setting setting) {
  private static final String NAME = "gas-at-once";
  private static final String CHOICE = "agree-to-gas-at-once";
  private static final String AGREED = "gas-at-once-answered";
  private static final String NEXT = "gas-at-once-next";
  private static final String FELL = "gas-at-once-die";
  private static final String HIDDEN = "gas-at-once-hidden";
  private static final String REFUSED = "gas-at-once-refused";
  private static final String UNITS = "units";
  private static final String MARKERS = "markers";
  private static final String RULE = "nomansland:4.1.1.1.b";
  private static final String ATTACK = "nomansland:S03.special.d";
  private static final String WHO = "nomansland:NI-088";
  private static final int ALL_ROLL = 2;

  public static Chapter chapter(Setting setting) {
    QuickGas gas = new QuickGas(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, gas::begin);
    stages.put(AGREED, gas::answered);
    stages.put(NEXT, gas::next);
    stages.put(FELL, gas::fell);
    stages.put(HIDDEN, gas::hidden);
    return new Chapter(
        List.of(
            SimpleAction.listing(
                NAME,
                "Roll for all enemies at once in the place of the drifting gas.",
                Shape.NONE,
                List.of(gas::check),
                desk -> gas.isOpen(desk) ? List.of(Data.EMPTY) : List.of())),
        List.of(choice()),
        stages);
  }

  private static ChoiceKind choice() {
    Shape shape = Shape.of(Shape.Field.word("agree", List.of("yes", "no"), "roll at once"));
    return SimpleChoice.among(
        CHOICE,
        "Roll for the gas at once, in the place of the drifting cloud?",
        shape,
        RULE,
        (desk, choice) -> List.of(Data.of("agree", "no"), Data.of("agree", "yes")));
  }

  private boolean isOpen(Desk desk) {
    return desk.isActive()
        && desk.side().equals(Sides.ATTACKER)
        && desk.inPhase(PhaseId.ARTILLERY)
        && desk.view().clock().turn() == 1
        && new Sheet(setting).cylinders().isPresent()
        && desk.view().attribute(Subject.GAME, REFUSED).isEmpty()
        && !clouds(new Field(setting, desk.view())).isEmpty();
  }

  private void check(Desk desk, Data args, Findings findings) {
    if (!isOpen(desk)) {
      findings.forbids(
          RULE,
          "the fast method is for gas from cylinders before it has drifted",
          Data.of("turn", desk.view().clock().turn()).with("phase", desk.view().clock().phase()),
          "let the cloud drift in the wind step");
    }
  }

  private List<Hex> clouds(Field field) {
    return setting.ground().grid().hexes().stream().filter(hex -> field.gas(hex) > 0).toList();
  }

  private Step begin(Play play) {
    play.find(
        Finding.applies(
            ATTACK,
            "the gas of this scenario follows the rules for gas, the fast method among them",
            Data.EMPTY));
    return play.reading(WHO) == ALL_ROLL
        ? instead(play)
        : Step.ask(CHOICE, Sides.DEFENDER, Data.EMPTY, AGREED, Data.EMPTY);
  }

  private Step answered(Play play) {
    if (play.answer().text("agree").equals("no")) {
      play.happens(
          "nomansland/GasDrifts",
          Data.EMPTY,
          SetAttribute.open(Subject.GAME, REFUSED, Data.of(true)));
      return Step.done();
    }
    return instead(play);
  }

  /** The markers are taken off; every enemy unit on the map rolls. */
  private Step instead(Play play) {
    Field field = new Field(setting, play.position());
    List<Effect> effects = new ArrayList<>();
    clouds(field).forEach(hex -> effects.add(SetAttribute.clear(Subject.of(hex), Mark.GAS)));
    play.happens("nomansland/GasAtOnce", Data.of("markers", effects.size()), effects);
    List<String> units = new ArrayList<>();
    List<String> markers = new ArrayList<>();
    boolean all = play.reading(WHO) == ALL_ROLL;
    for (Hex hex : setting.ground().grid().hexes()) {
      reached(field, hex, false, all).forEach(unit -> units.add(unit.id().id()));
      if (field.hasMarker(hex)) {
        markers.add(hex.id());
      }
    }
    return Step.go(NEXT, Data.of(UNITS, Data.texts(units)).with(MARKERS, Data.texts(markers)));
  }

  private List<Piece> reached(Field field, Hex hex, boolean hidden, boolean all) {
    return field.fighting(hex, Sides.DEFENDER).stream()
        .filter(unit -> Field.isHidden(unit) == hidden && !unit.kind().equals(Kind.TANK))
        .filter(
            unit -> all || field.cover(unit) != Cover.DUGOUT && field.cover(unit) != Cover.PILLBOX)
        .toList();
  }

  private Step next(Play play) {
    List<String> units = play.locals().get(UNITS).textItems();
    if (!units.isEmpty()) {
      return Throw.plain(1, "gas", units.get(0), FELL, play.locals());
    }
    List<String> markers = play.locals().get(MARKERS).textItems();
    return markers.isEmpty()
        ? Step.done()
        : Throw.hidden(play, 1, "gas", new Hex(markers.get(0)), HIDDEN, play.locals());
  }

  private Step fell(Play play) {
    List<String> units = play.locals().get(UNITS).textItems();
    strike(play, units.get(0), Throw.kept(play));
    return Step.go(NEXT, play.locals().with(UNITS, Data.texts(units.subList(1, units.size()))));
  }

  private Step hidden(Play play) {
    List<String> markers = play.locals().get(MARKERS).textItems();
    Field field = new Field(setting, play.position());
    boolean all = play.reading(WHO) == ALL_ROLL;
    List<Piece> units = reached(field, new Hex(markers.get(0)), true, all);
    for (int n = 0; n < Math.min(units.size(), Throw.UNDER_MARKER); n++) {
      strike(play, units.get(n).id().id(), Throw.fallen(play).get(n));
    }
    return Step.go(
        NEXT, play.locals().with(MARKERS, Data.texts(markers.subList(1, markers.size()))));
  }

  /** Whoever is affected is Gassed too; the others are not. */
  private void strike(Play play, String unit, int die) {
    Optional<Piece> piece = play.position().piece(unit).filter(Field::onMap);
    if (piece.isEmpty()) {
      return;
    }
    PieceId id = PieceId.of(unit);
    boolean hurt = new GasHit(setting).at(play, id, die, Data.of("die", die), RULE);
    if (hurt && play.position().piece(id).filter(Field::onMap).isPresent()) {
      play.find(Finding.applies(RULE, "who is affected is Gassed", Data.of("unit", unit)));
      play.happens(
          "nomansland/UnitsGassed",
          Data.of("hex", piece.get().place().text()).with(UNITS, Data.texts(List.of(unit))),
          SetPieceAttribute.flag(id, Mark.GASSED));
    }
  }
}
