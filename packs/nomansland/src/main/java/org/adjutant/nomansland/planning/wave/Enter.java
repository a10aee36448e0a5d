package org.adjutant.nomansland.planning.wave;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.planning.setup.Later;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code enter UNITS HEX}: half-platoons of the waiting company come on in Roger and in the row
 * behind it, two platoons in each, and may act at once (S08.special.f).
 */
record Enter(Setting setting) {
  static final String UNITS = "units";
  static final String HEX = "hex";

  /** Of a unit that has entered: the row in which it did. */
  static final String ROW = "entered";

  private static final String NAME = "enter";
  private static final String CONTACT = "contact";
  private static final String DONE = "entered-contact";
  private static final String RULE = "nomansland:S08.special.f";

  void addTo(Map<String, Stage> stages) {
    stages.put(NAME, this::run);
    stages.put(DONE, play -> Step.done());
  }

  ActionKind action() {
    return SimpleAction.sampling(
        NAME,
        "Bring on half-platoons or the officer of the company that waits.",
        Shape.of(
            Shape.Field.of(UNITS, Type.PIECES, "the units, the lowest of the stack first"),
            Shape.Field.of(HEX, Type.PLACE, "a hex of the start trench, or of the row behind")),
        List.of(
            Checks.active(Wave.RULE),
            Checks.phase(Wave.RULE, List.of(PhaseId.ACTION)),
            new EnterCheck(setting)),
        this::candidates);
  }

  /** The pieces that wait. */
  static List<Piece> waiting(Setting setting, Position position) {
    return position.at(Place.box(Mark.pool(Sides.ATTACKER))).stream()
        .filter(piece -> Later.isLater(setting, piece))
        .toList();
  }

  /** The rows in which they may enter. */
  static List<String> rows(Setting setting) {
    String first = Later.placement(setting).orElseThrow().row().orElseThrow();
    int row = setting.ground().rows().indexOf(first);
    return setting.ground().rows().subList(row, row + 2);
  }

  private List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (!desk.isActive() || !desk.inPhase(PhaseId.ACTION) || !EnterCheck.isOpen(setting, desk)) {
      return all;
    }
    List<Piece> waiting = waiting(setting, desk.view());
    for (Piece piece : waiting.subList(0, Math.min(2, waiting.size()))) {
      for (String row : rows(setting)) {
        for (Hex hex : setting.ground().row(row)) {
          all.add(Data.of(UNITS, Data.texts(List.of(piece.id().id()))).with(HEX, hex.text()));
        }
      }
    }
    return all;
  }

  private Step run(Play play) {
    Hex hex = new Hex(play.locals().text(HEX));
    String row = setting.ground().rowOf(hex);
    List<Effect> effects = new ArrayList<>();
    for (String id : play.locals().get(UNITS).textItems()) {
      PieceId unit = PieceId.of(id);
      effects.add(new Move(unit, hex));
      if (!play.position().piece(unit).orElseThrow().kind().equals(Kind.OFFICER)) {
        effects.add(SetPieceAttribute.open(unit, ROW, Data.of(row)));
      }
    }
    play.reading(Wave.WHEN);
    Data facts = Data.of(UNITS, play.locals().get(UNITS)).with("at", hex.text());
    play.find(Finding.applies(Wave.RULE, "the waiting company enters", facts));
    play.find(
        Finding.applies(
            RULE, "two platoons enter in each of the two rows", facts.with("row", row)));
    play.happens("nomansland/WaveEntered", facts, effects);
    return Step.call(CONTACT, facts, DONE, Data.EMPTY);
  }

  /** Those of the company that are on the map or lost, by the row in which they entered. */
  static List<Piece> entered(Position position, String row) {
    return position.pieces(Sides.ATTACKER).stream()
        .filter(
            piece -> piece.attribute(ROW).filter(entered -> entered.text().equals(row)).isPresent())
        .toList();
  }

  static Field field(Setting setting, Desk desk) {
    return new Field(setting, desk.view());
  }
}
