package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Derived;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.jspecify.annotations.Nullable;

/**
 * The units there are, by hex and by side. It follows from the pieces alone and is kept with them,
 * so that it outlasts whatever moves no piece; where a few have moved it is made from what it was.
 */
final class Muster {
  /** Hexes are kept in rows of this many, so that a muster shares most rows with its neighbour. */
  private static final int ROW = 32;

  private static final Comparator<Unit> BY_ID = Comparator.comparing(Unit::id);

  private final Ground ground;
  private final Counters counters;
  private final Position position;

  /** By the number of the hex, in rows; null where nobody has asked. */
  private final @Nullable Object[][] byHex;

  private @Nullable Map<SideId, List<Unit>> bySide;

  Muster(Ground ground, Counters counters, Position position) {
    this(ground, counters, position, new @Nullable Object[ground.grid().size() / ROW + 1][]);
  }

  private Muster(Ground ground, Counters counters, Position position, @Nullable Object[][] byHex) {
    this.ground = ground;
    this.counters = counters;
    this.position = position;
    this.byHex = byHex;
  }

  /** The muster after some pieces have changed. */
  Muster over(Position now, Derived.Changes changes) {
    Muster next = new Muster(ground, counters, now, byHex.clone());
    for (Place place : changes.places()) {
      next.forget(place);
    }
    Map<SideId, List<Unit>> sides = bySide == null ? null : new LinkedHashMap<>(bySide);
    for (PieceId id : changes.pieces()) {
      Optional<Piece> piece = now.piece(id);
      piece.ifPresent(changed -> next.forget(changed.place()));
      if (sides != null) {
        sides.replaceAll((side, units) -> without(units, id));
        piece
            .filter(changed -> changed.place() instanceof Hex)
            .ifPresent(
                changed ->
                    sides.compute(changed.side(), (side, units) -> with(units, unit(changed))));
      }
    }
    next.bySide = sides;
    return next;
  }

  private static List<Unit> without(List<Unit> units, PieceId id) {
    List<Unit> rest = new ArrayList<>(units);
    return rest.removeIf(unit -> unit.id().equals(id)) ? rest : units;
  }

  private static List<Unit> with(@Nullable List<Unit> units, Unit unit) {
    List<Unit> more = units == null ? new ArrayList<>() : new ArrayList<>(units);
    more.add(-1 - Collections.binarySearch(more, unit, BY_ID), unit);
    return more;
  }

  /**
   * Copies the row of a place and leaves the place out. It is copied even if nobody has asked for
   * the place yet: else who asks here and who asks where it came from would write into one row.
   */
  private void forget(Place place) {
    if (place instanceof Hex hex) {
      int index = ground.grid().find(hex);
      @Nullable Object[] row = index < 0 ? null : byHex[index / ROW];
      if (row != null) {
        row = row.clone();
        row[index % ROW] = null;
        byHex[index / ROW] = row;
      }
    }
  }

  Unit unit(Piece piece) {
    return new Unit(piece, counters.of(piece.kind()));
  }

  /** The units in the hex of this number, lowest first. */
  @SuppressWarnings("unchecked") // nothing else is put there
  List<Unit> at(int hex) {
    @Nullable Object[] row = byHex[hex / ROW];
    if (row == null) {
      row = new @Nullable Object[ROW];
      byHex[hex / ROW] = row;
    }
    Object known = row[hex % ROW];
    if (known == null) {
      known = units(ground.grid().at(hex));
      row[hex % ROW] = known;
    }
    return (List<Unit>) known;
  }

  /** The units at a place, lowest first. */
  List<Unit> at(Place place) {
    int hex = place instanceof Hex known ? ground.grid().find(known) : -1;
    return hex < 0 ? units(place) : at(hex);
  }

  private List<Unit> units(Place place) {
    List<Piece> pieces = position.at(place);
    if (pieces.isEmpty()) {
      return List.of();
    }
    List<Unit> units = new ArrayList<>(pieces.size());
    for (Piece piece : pieces) {
      units.add(unit(piece));
    }
    return Collections.unmodifiableList(units);
  }

  /** The units of a side on the map, in the order of their ids. */
  List<Unit> of(SideId side) {
    Map<SideId, List<Unit>> known = bySide;
    if (known == null) {
      known = onMap();
      bySide = known;
    }
    return Collections.unmodifiableList(known.getOrDefault(side, List.of()));
  }

  private Map<SideId, List<Unit>> onMap() {
    Map<SideId, List<Unit>> sides = new LinkedHashMap<>();
    for (Piece piece : position.pieces()) {
      if (piece.place() instanceof Hex) {
        sides.computeIfAbsent(piece.side(), side -> new ArrayList<>()).add(unit(piece));
      }
    }
    return sides;
  }
}
