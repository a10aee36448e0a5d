package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.jspecify.annotations.Nullable;

/**
 * The units there are, by hex and by side. It follows from the pieces alone and is kept with them,
 * so that it outlasts whatever moves no piece.
 */
final class Muster {
  private final Ground ground;
  private final Counters counters;
  private final Position position;

  /** By the number of the hex; null where nobody has asked. */
  private final @Nullable Object[] byHex;

  private @Nullable Map<SideId, List<Unit>> bySide;

  Muster(Ground ground, Counters counters, Position position) {
    this.ground = ground;
    this.counters = counters;
    this.position = position;
    this.byHex = new @Nullable Object[ground.grid().size()];
  }

  Unit unit(Piece piece) {
    return new Unit(piece, counters.of(piece.kind()));
  }

  /** The units in the hex of this number, lowest first. */
  @SuppressWarnings("unchecked") // nothing else is put there
  List<Unit> at(int hex) {
    Object known = byHex[hex];
    if (known == null) {
      known = units(ground.grid().at(hex));
      byHex[hex] = known;
    }
    return (List<Unit>) known;
  }

  /** The units at a place, lowest first. */
  List<Unit> at(Place place) {
    return place instanceof Hex hex && ground.grid().contains(hex)
        ? at(ground.grid().index(hex))
        : units(place);
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
