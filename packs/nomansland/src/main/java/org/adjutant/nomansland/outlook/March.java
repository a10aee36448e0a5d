package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;

/** What moves are worth to the Attacker. */
final class March {
  static final String KIND = "move";
  private static final String UNITS = "units";
  private static final String TO = "to";
  private static final int UNKNOWN = 20;
  private static final int CROWD = 5;
  private static final int GAS = 25;
  private static final int OWN_BARRAGE = 60;
  private static final int COVER = 10;
  private static final int ALONE = 100;
  private static final int LATE = 2;
  private static final int FEW = 2;

  private final View view;
  private final Goals goals;

  March(View view) {
    this.view = view;
    this.goals = new Goals(view.setting());
  }

  /** What an offered move promises. */
  int worth(Data args) {
    List<Piece> movers = movers(args);
    List<Piece> units = movers.stream().filter(view.field()::isFighting).toList();
    Hex to = new Hex(args.text(TO));
    Hex from = Field.hex(movers.get(0));
    if (units.isEmpty()) {
      return company(to) - company(from);
    }
    int sum = perUnit(from, to) * units.size() + meeting(to, units);
    int crowd = view.field().fighting(to, view.side()).size() + units.size() - FEW;
    sum -= crowd > 0 ? crowd * CROWD : 0;
    return sum - left(from, movers);
  }

  List<Piece> movers(Data args) {
    List<Piece> movers = new ArrayList<>();
    args.get(UNITS).textItems().forEach(id -> view.piece(id).ifPresent(movers::add));
    return movers;
  }

  private int perUnit(Hex from, Hex to) {
    Field field = view.field();
    int gain = goals.ground(to) - goals.ground(from);
    boolean late = goals.depth(from) + LATE >= view.position().cupSize(Mark.CUP);
    gain += gain > 0 && late ? gain : 0;
    gain = leaves(field.wire(from), gain);
    gain -= field.wire(to).holds() ? FEW * field.wire(to).ordinal() : 0;
    gain += field.isTrenchLike(to) ? COVER : 0;
    gain -= field.gas(to) > 0 ? GAS : 0;
    return gain - (isNextUnderFire(to) ? OWN_BARRAGE : 0);
  }

  /** Out of wire only so many of six try come. */
  private static int leaves(Wire wire, int gain) {
    return switch (wire) {
      case THICK -> gain / 3;
      case INTACT -> gain / 2;
      case DAMAGED -> gain * 2 / 3;
      default -> gain;
    };
  }

  /** The Creeping Barrage comes to the row north of its own. */
  private boolean isNextUnderFire(Hex hex) {
    Optional<Data> row = view.position().attribute(Subject.GAME, Mark.CREEP_ROW);
    List<String> rows = view.setting().ground().rows();
    int at = rows.indexOf(view.setting().ground().rowOf(hex));
    return row.filter(r -> rows.indexOf(r.text()) == at + 1).isPresent();
  }

  private int meeting(Hex to, List<Piece> units) {
    List<Piece> enemies = view.field().fighting(to, view.enemy());
    if (enemies.isEmpty()) {
      return view.field().hasMarker(to) ? -UNKNOWN : 0;
    }
    List<Piece> own = new ArrayList<>(view.field().fighting(to, view.side()));
    own.removeIf(Field::isPinned);
    own.addAll(units);
    List<Piece> ready = enemies.stream().filter(p -> !Field.isPinned(p)).toList();
    return new Clash(view).worth(to, own, ready.isEmpty() ? enemies : ready);
  }

  /** Officers want company. */
  private int company(Hex hex) {
    int units = view.field().fighting(hex, view.side()).size();
    return units == 0 ? -ALONE : goals.ground(hex) / CROWD + units;
  }

  private int left(Hex from, List<Piece> movers) {
    boolean officers =
        view.field().officers(from, view.side()).stream().anyMatch(o -> !movers.contains(o));
    boolean units =
        view.field().fighting(from, view.side()).stream().anyMatch(u -> !movers.contains(u));
    return officers && !units ? CROWD : 0;
  }

  static boolean isOfficer(Piece piece) {
    return piece.kind().equals(Kind.OFFICER);
  }
}
