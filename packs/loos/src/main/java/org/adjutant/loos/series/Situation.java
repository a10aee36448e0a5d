package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.support.Reading;
import org.jspecify.annotations.Nullable;

/**
 * A battlefield in one position: who stands where, and whose ZOC lies where. It is kept with the
 * position, and works things out when first asked.
 */
public final class Situation {
  /** The feature of a hex by which play builds a fortification (true) or razes one (false). */
  public static final String FORTIFICATION = "fortification";

  private final Battlefield field;
  private final Position position;
  private final Muster muster;
  private @Nullable Zones first;
  private @Nullable Zones second;

  Situation(Battlefield field, Position position, Muster muster) {
    this.field = field;
    this.position = position;
    this.muster = muster;
  }

  public Battlefield field() {
    return field;
  }

  public Position position() {
    return position;
  }

  /** The reading in force of an interpretation; the first unless another is set. */
  public Reading reading(String interpretation) {
    return reading(interpretation, 1);
  }

  /** The reading in force of an interpretation; this one unless another is set. */
  public Reading reading(String interpretation, int byDefault) {
    return Reading.of(position, interpretation, byDefault);
  }

  public Ground ground() {
    return field.ground();
  }

  public HexGrid grid() {
    return field.ground().grid();
  }

  public Unit unit(Piece piece) {
    return muster.unit(piece);
  }

  public Optional<Unit> unit(PieceId id) {
    return position.piece(id).map(this::unit);
  }

  public Optional<Unit> unit(String id) {
    return unit(new PieceId(id));
  }

  /** A unit, or what has taken its place since it left the map ({@link Marks#STAND_IN}). */
  public Optional<Unit> standing(PieceId id) {
    Optional<Unit> named = unit(id);
    return named
        .filter(unit -> unit.hex().isEmpty())
        .flatMap(unit -> unit.piece().attribute(Marks.STAND_IN))
        .flatMap(other -> unit(other.text()))
        .or(() -> named);
  }

  /** The units in a hex, lowest first. */
  public List<Unit> at(Place place) {
    return muster.at(place);
  }

  /** The units in the hex of this number, lowest first. */
  List<Unit> at(int hex) {
    return muster.at(hex);
  }

  /** The unit on top of all others in a hex. @throws NoSuchElementException if nobody is there */
  public Unit uppermost(Hex hex) {
    List<Unit> there = at(hex);
    if (there.isEmpty()) {
      throw new NoSuchElementException("nobody is in " + hex);
    }
    return there.get(there.size() - 1);
  }

  /** The units of a side on the map, in the order of their ids. */
  public List<Unit> units(SideId side) {
    return muster.of(side);
  }

  /** True if a unit of this side stands in the hex. */
  public boolean holds(SideId side, Hex hex) {
    for (Unit unit : at(hex)) {
      if (unit.side().equals(side)) {
        return true;
      }
    }
    return false;
  }

  /** True if a unit of the other side stands in the hex. */
  public boolean enemyAt(SideId side, Hex hex) {
    return holds(field.enemyOf(side), hex);
  }

  public boolean isVacant(Hex hex) {
    return at(hex).isEmpty();
  }

  /** The units of a side in the hexes around one. */
  public List<Unit> around(Hex hex, SideId side) {
    List<Unit> units = new ArrayList<>();
    int index = grid().index(hex);
    for (int exit = 0; exit < grid().exits(index); exit++) {
      int next = grid().exit(index, exit);
      if (next >= 0) {
        for (Unit unit : at(next)) {
          if (unit.side().equals(side)) {
            units.add(unit);
          }
        }
      }
    }
    return units;
  }

  /** The ZOC that a side exerts. */
  public Zones zones(SideId side) {
    if (side.equals(field.first())) {
      Zones known = first == null ? new Zones(this, side) : first;
      first = known;
      return known;
    }
    Zones known = second == null ? new Zones(this, side) : second;
    second = known;
    return known;
  }

  /** True if the hex lies in a ZOC of the other side's. */
  public boolean inEnemyZone(SideId side, Hex hex) {
    return zones(field.enemyOf(side)).covers(hex);
  }

  /** True if the hex holds a fortification, printed or built in play (8.2.3). */
  public boolean fortified(Hex hex) {
    return position
        .feature(hex, FORTIFICATION)
        .map(Data::flag)
        .orElseGet(() -> ground().at(hex).fortified());
  }
}
