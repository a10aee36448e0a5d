package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Desk;

/**
 * A side's set-up as it lies now, and what waits in its pool.
 *
 * @param readings the reading in force of an interpretation
 * @param placed what is set up, "?" markers left out
 */
record Laid(Field field, SideId side, ToIntFunction<String> readings, List<Piece> placed) {
  /** By the number at the end of the id, so that 10 comes after 9. */
  static final Comparator<Piece> NUMBERED =
      Comparator.comparing(Piece::kind).thenComparingInt(Laid::number);

  Laid {
    placed = List.copyOf(placed);
  }

  static Laid of(Field field, SideId side, ToIntFunction<String> readings) {
    List<Piece> placed = new ArrayList<>();
    for (Piece piece : field.position().pieces()) {
      if (piece.side().equals(side) && Field.onMap(piece) && !piece.kind().equals(Kind.UNKNOWN)) {
        placed.add(piece);
      }
    }
    return new Laid(field, side, readings, placed);
  }

  static Laid of(Setting setting, Desk desk) {
    return of(new Field(setting, desk.view()), desk.side(), desk::reading);
  }

  /** What is to be set up and is not, the third company of scenario 8 left out (S08.special.e). */
  List<Piece> waiting() {
    List<Piece> waiting = new ArrayList<>();
    for (Piece piece : field.position().at(Place.box(Mark.pool(side)))) {
      if (!Later.isLater(field.setting(), piece)) {
        waiting.add(piece);
      }
    }
    return waiting;
  }

  /** The same in the order of kinds and numbers. */
  List<Piece> sorted() {
    List<Piece> waiting = waiting();
    waiting.sort(NUMBERED);
    return waiting;
  }

  /** The pieces of these kinds that are set up. */
  List<Piece> placed(List<String> kinds) {
    List<Piece> some = new ArrayList<>();
    for (Piece piece : placed) {
      if (kinds.contains(piece.kind())) {
        some.add(piece);
      }
    }
    return some;
  }

  /** The side's pieces in a hex, from the bottom, without one. */
  List<Piece> others(Hex hex, Piece without) {
    return field.position().at(hex).stream()
        .filter(piece -> piece.side().equals(side) && !piece.id().equals(without.id()))
        .toList();
  }

  int reading(String interpretation) {
    return readings.applyAsInt(interpretation);
  }

  String row(Hex hex) {
    return field.setting().ground().rowOf(hex);
  }

  /** How many rows a row lies south of row A. */
  int depth(String row) {
    return field.setting().ground().rows().indexOf(row);
  }

  static int number(Piece piece) {
    String id = piece.id().id();
    return Integer.parseInt(id.substring(id.lastIndexOf('-') + 1));
  }

  /** Ids for a person, sorted. */
  static String names(List<Piece> pieces) {
    Set<String> ids = new TreeSet<>();
    pieces.forEach(piece -> ids.add(piece.id().id()));
    return ids.stream().collect(Collectors.joining(", "));
  }
}
