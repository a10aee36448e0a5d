package org.adjutant.nomansland.weapons.charge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Exchange;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code barricade UNIT}: a Bomber builds a Barricade (4.2.5.h, i, k). By the second reading of
 * NI-105, the pack's own, it becomes the Barricade where it stands alone; by the first it stays on
 * as a spent unit and the Barricade goes to a neighbouring trench hex, {@code barricade UNIT in
 * HEX}.
 */
record Barricading(Setting setting) {
  static final String NAME = "barricade";
  private static final String IN = "in";
  private static final String BUILDS = "nomansland:4.2.5.h";
  private static final String ALONE = "nomansland:4.2.5.i";
  private static final String TURNED = "nomansland:4.2.5.k";
  private static final String WHAT = "nomansland:NI-105";
  private static final int MARKER = 1;

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "the Bomber"),
            Shape.Field.of(IN, Shape.Type.PLACE, "where, if not in its own hex")
                .after(IN)
                .optionally());
    List<Validator> rules = new ArrayList<>(new Ready(setting).toAct());
    rules.add(new Bombers(setting).only(BUILDS));
    rules.add(this::place);
    return SimpleAction.listing(NAME, "Build a Barricade.", shape, rules, this::candidates);
  }

  private void place(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = desk.view().piece(args.text(Aim.UNIT)).filter(Field::onMap);
    if (unit.isEmpty()) {
      return;
    }
    Hex own = Field.hex(unit.get());
    boolean marker = desk.reading(WHAT) == MARKER;
    if (marker != args.has(IN)) {
      findings.forbids(
          BUILDS,
          marker ? "it builds in a neighbouring hex" : "it builds where it stands",
          Data.of("unit", unit.get().id().id()).with("hex", own.id()),
          marker ? "say in which hex" : "leave out the hex");
    } else if (marker) {
      site(desk, own, new Hex(args.text(IN)), findings);
    } else {
      alone(desk, unit.get(), own, findings);
    }
  }

  private void alone(Desk desk, Piece unit, Hex own, Findings findings) {
    List<String> others =
        desk.view().at(own).stream()
            .filter(new Field(setting, desk.view())::isFighting)
            .map(piece -> piece.id().id())
            .filter(id -> !id.equals(unit.id().id()))
            .toList();
    if (!others.isEmpty() || unit.attribute(Mark.INSIDE).isPresent()) {
      findings.forbids(
          ALONE,
          "no unit may be in a hex with a Barricade, nor is one built in a structure",
          Data.of("hex", own.id()).with("others", Data.texts(others)),
          "build where the Bomber stands alone in its hex, outside structures");
    }
  }

  private void site(Desk desk, Hex own, Hex hex, Findings findings) {
    Field field = new Field(setting, desk.view());
    boolean fits =
        setting.ground().grid().contains(hex)
            && setting.ground().distance(own, hex) == 1
            && field.isTrenchLike(hex)
            && !field.wire(hex).holds()
            && !field.hasMarker(hex)
            && !field.isBarricaded(hex)
            && field.structures(hex).isEmpty()
            && desk.view().at(hex).stream().noneMatch(field::isFighting);
    if (!fits) {
      findings.forbids(
          ALONE,
          "there is no room for a Barricade",
          Data.of("hex", hex.id()),
          "name a neighbouring trench hex without unit, structure or wire");
    }
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    Bombers bombers = new Bombers(setting);
    boolean marker = desk.reading(WHAT) == MARKER;
    for (Piece unit : new Field(setting, desk.view()).fighting(desk.side())) {
      if (!bombers.isBomber(unit)) {
        continue;
      }
      Data args = Data.of(Aim.UNIT, unit.id().id());
      if (!marker) {
        all.add(args);
        continue;
      }
      for (Hex hex : setting.ground().grid().neighbours(Field.hex(unit))) {
        all.add(args.with(IN, hex.text()));
      }
    }
    return all;
  }

  Step begin(Play play) {
    Piece unit = play.position().piece(play.locals().text(Aim.UNIT)).orElseThrow();
    boolean marker = play.reading(WHAT) == MARKER;
    Hex hex = play.locals().find(IN).map(at -> new Hex(at.text())).orElse(Field.hex(unit));
    Data facts = Data.of("unit", unit.id().id()).with("at", hex.text());
    play.find(Finding.applies(BUILDS, "a Bomber that had not acted builds", facts));
    play.find(Finding.applies(ALONE, "nobody else comes into the hex any more", facts));
    play.find(
        Finding.applies(
            TURNED,
            marker ? "it is spent for the rest of the game" : "it is turned over for good",
            facts));
    List<Effect> effects =
        new ArrayList<>(new Deed(setting).done(play.position(), unit, Deed.BUILD));
    Piece barricade = Piece.of(name(play.position(), hex), Kind.BARRICADE, unit.side(), hex, 0);
    if (marker) {
      effects.add(SetPieceAttribute.flag(unit.id(), Arms.SPENT));
      effects.add(new Create(barricade));
    } else {
      effects.add(new Exchange(unit.id(), barricade));
    }
    play.happens("nomansland/BarricadeBuilt", facts, effects);
    return Step.done();
  }

  /** Of its hex; the next one there, after that one was blown up, has a number too. */
  private static String name(Position position, Hex hex) {
    String first = Kind.BARRICADE + "-" + hex.id().toLowerCase(Locale.ROOT);
    String name = first;
    for (int number = 2; position.piece(name).isPresent(); number++) {
      name = first + "-" + number;
    }
    return name;
  }
}
