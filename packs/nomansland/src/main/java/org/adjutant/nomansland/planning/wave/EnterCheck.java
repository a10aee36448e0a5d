package org.adjutant.nomansland.planning.wave;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** When and where the waiting company may enter (S08.special.e, S08.special.f; NI-144). */
record EnterCheck(Setting setting) implements Validator {
  private static final String ROWS = "nomansland:S08.special.f";
  private static final String ROOM = "nomansland:0.4.a";
  private static final int IN_EACH = 4;

  /** Whether the company is called and, but by the second reading, nobody has acted yet. */
  static boolean isOpen(Setting setting, Desk desk) {
    Field field = Enter.field(setting, desk);
    if (desk.reading(Wave.WHEN) == Wave.AT_ONCE) {
      return Wave.isAtErich(field, Wave.AT_ONCE)
          || desk.view().attribute(Subject.GAME, Wave.CALLED).isPresent();
    }
    return desk.view().attribute(Subject.GAME, Wave.CALLED).isPresent()
        && desk.view().pieces(Sides.ATTACKER).stream()
            .noneMatch(piece -> piece.attribute(Mark.ACTED).isPresent());
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    if (!isOpen(setting, desk)) {
      findings.forbids(
          Wave.RULE,
          "the company is not called, or units have acted in this phase",
          Data.EMPTY,
          "enter at the start of the Action Phase after a unit has come next to Erich");
    }
    List<String> ids = args.get(Enter.UNITS).textItems();
    List<Piece> waiting = Enter.waiting(setting, desk.view());
    List<Piece> units = waiting.stream().filter(piece -> ids.contains(piece.id().id())).toList();
    if (units.isEmpty()
        || units.size() != new LinkedHashSet<>(ids).size()
        || units.size() != ids.size()) {
      findings.forbids(
          Wave.RULE,
          "name units of the company that waits, each once",
          args,
          () -> "waiting are " + names(waiting));
      return;
    }
    Place place = Place.parse(args.text(Enter.HEX));
    List<String> rows = Enter.rows(setting);
    if (!(place instanceof Hex hex)
        || !setting.ground().grid().contains(hex)
        || !rows.contains(setting.ground().rowOf(hex))) {
      findings.forbids(
          ROWS,
          "they enter in the start trench or in the row behind it",
          args,
          "name a hex of the rows " + String.join(" and ", rows));
      return;
    }
    platoons(desk, units, setting.ground().rowOf(hex), findings);
    Field field = Enter.field(setting, desk);
    if (!field.takes(hex, Sides.ATTACKER, units)) {
      findings.forbids(
          ROOM, "there is no room in " + hex.text(), args, "keep to 4 stacking points in a hex");
    }
    boolean officers = units.stream().allMatch(piece -> piece.kind().equals(Kind.OFFICER));
    if (officers && field.fighting(hex, Sides.ATTACKER).isEmpty()) {
      findings.forbids(
          "nomansland:1.7.a", "an officer enters with a unit", args, "name the hex of a unit");
    }
  }

  /** Two platoons in each row, and no platoon in both. */
  private static void platoons(Desk desk, List<Piece> units, String row, Findings findings) {
    List<Piece> soldiers =
        new ArrayList<>(units.stream().filter(p -> !p.kind().equals(Kind.OFFICER)).toList());
    List<Piece> there = Enter.entered(desk.view(), row);
    List<Integer> platoons = new ArrayList<>();
    there.forEach(piece -> platoons.add(piece.number(Mark.PLATOON, 0)));
    soldiers.forEach(piece -> platoons.add(piece.number(Mark.PLATOON, 0)));
    boolean split =
        desk.view().pieces(Sides.ATTACKER).stream()
            .filter(piece -> piece.attribute(Enter.ROW).isPresent() && !there.contains(piece))
            .anyMatch(
                piece ->
                    soldiers.stream()
                        .anyMatch(
                            other ->
                                other.number(Mark.PLATOON, 0) == piece.number(Mark.PLATOON, 0)));
    if (split
        || new LinkedHashSet<>(platoons).size() > 2
        || there.size() + soldiers.size() > IN_EACH) {
      findings.forbids(
          ROWS,
          "two platoons, four counters, enter in row " + row + ", each platoon in one row",
          Data.of("row", row).with("entered", there.size()),
          "let them enter in the other row");
    }
  }

  private static String names(List<Piece> pieces) {
    return String.join(", ", pieces.stream().map(piece -> piece.id().id()).toList());
  }
}
