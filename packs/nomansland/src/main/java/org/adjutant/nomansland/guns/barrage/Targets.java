package org.adjutant.nomansland.guns.barrage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/**
 * Who rolls in a hex under a barrage (1.5.1.e, 1.5.1.h): every fighting unit of either side and
 * every Structure, but nobody in a Dugout or Pillbox, and neither a Camouflaged structure nor those
 * in it (1.4.1.3.f).
 */
final class Targets {
  private static final int NEST_ALONE = 2;
  private static final int UNITS_ALONE = 3;
  private static final int LIKE_A_PILLBOX = 2;

  private final Setting setting;
  private final Field field;
  private final Barrage barrage;
  private final Readings readings;

  Targets(Setting setting, Position position, Barrage barrage, Readings readings) {
    this.setting = setting;
    this.field = new Field(setting, position);
    this.barrage = barrage;
    this.readings = readings;
  }

  /** Those in the open or those that are hidden, the lowest of the stack first. */
  List<Target> all(boolean hidden) {
    List<Target> targets = new ArrayList<>();
    for (Piece piece : pieces(hidden)) {
      column(piece).ifPresent(column -> targets.add(new Target(piece, column)));
    }
    return targets;
  }

  /** The units in a Dugout or Pillbox, for which no die is rolled (1.5.1.h). */
  List<Piece> sheltered(boolean hidden) {
    return pieces(hidden).stream()
        .filter(field::isFighting)
        .filter(
            unit -> {
              Cover cover = field.cover(unit);
              return cover == Cover.DUGOUT || cover == Cover.PILLBOX;
            })
        .toList();
  }

  /** The Camouflaged structures that are spared. */
  List<Piece> camouflaged(boolean hidden) {
    return pieces(hidden).stream()
        .filter(piece -> piece.flag(Mark.CAMOUFLAGED) && readings.spares(barrage))
        .toList();
  }

  private List<Piece> pieces(boolean hidden) {
    return field.position().at(barrage.hex()).stream()
        .filter(piece -> Field.isHidden(piece) == hidden)
        .toList();
  }

  /** The column a piece rolls in; empty if it rolls no die. */
  Optional<Column> column(Piece piece) {
    if (setting.counters().isStructure(piece.kind())) {
      return structure(piece);
    }
    return field.isFighting(piece) && !barrage.traits().alone() ? unit(piece) : Optional.empty();
  }

  private Optional<Column> structure(Piece piece) {
    if (piece.flag(Mark.CAMOUFLAGED) && readings.spares(barrage)) {
      return Optional.empty();
    }
    boolean creeps = barrage.type() == Barrage.Type.CREEPING;
    return switch (piece.kind()) {
      case Kind.PILLBOX ->
          barrage.traits().neutralising() ? Optional.empty() : Optional.of(Column.PILLBOX);
      case Kind.MG_NEST ->
          readings.nest() == UNITS_ALONE || barrage.traits().alone()
              ? Optional.empty()
              : Optional.of(Column.NEST);
      case Kind.DUGOUT ->
          creeps || barrage.traits().alone()
              ? Optional.empty()
              : Optional.of(readings.dugout() == LIKE_A_PILLBOX ? Column.PILLBOX : Column.DUGOUT);
      default -> Optional.empty();
    };
  }

  private Optional<Column> unit(Piece piece) {
    if (piece.kind().equals(Kind.TANK)) {
      return Optional.of(Column.TANK);
    }
    Cover cover = field.cover(piece);
    boolean spared =
        field.structure(piece).filter(s -> s.flag(Mark.CAMOUFLAGED)).isPresent()
            && readings.spares(barrage);
    if (spared || cover == Cover.DUGOUT || cover == Cover.PILLBOX) {
      return Optional.empty();
    }
    if (cover == Cover.NEST) {
      return readings.nest() == NEST_ALONE ? Optional.empty() : Optional.of(Column.TRENCH);
    }
    return Optional.of(cover == Cover.TRENCH || isSheltered(piece) ? Column.TRENCH : Column.OPEN);
  }

  /** Whether it belongs to the elements that lie as in a trench before the Assault (NI-138). */
  private boolean isSheltered(Piece piece) {
    String elements = barrage.traits().shelter();
    return !elements.isEmpty() && piece.number(elements, 0) == 1;
  }
}
