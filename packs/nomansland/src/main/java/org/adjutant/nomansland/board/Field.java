package org.adjutant.nomansland.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;

/** The battlefield as a position has it: the whole, or what a side sees of it. */
public record Field(Setting setting, Position position) {
  /** When the stacking limits hold. */
  public static final String STACKING = "nomansland:NI-012";

  private static final int AT_PHASE_END = 2;
  private static final int LIMIT = 4;
  private static final int TRENCH_LIMIT = 2;

  /** Whether a piece is a fighting unit still in the fight (0.2.a, 0.3.a; NI-008). */
  public boolean isFighting(Piece piece) {
    return setting.counters().isFighting(piece.kind()) && !piece.flag(Mark.WRECK);
  }

  /** The fighting units of a side in a hex, the lowest of the stack first. */
  public List<Piece> fighting(Hex hex, SideId side) {
    List<Piece> units = new ArrayList<>();
    for (Piece piece : position.at(hex)) {
      if (piece.side().equals(side) && isFighting(piece)) {
        units.add(piece);
      }
    }
    return units;
  }

  /** All fighting units of a side on the map. */
  public List<Piece> fighting(SideId side) {
    List<Piece> units = new ArrayList<>();
    for (Piece piece : position.pieces(side)) {
      if (piece.place() instanceof Hex && isFighting(piece)) {
        units.add(piece);
      }
    }
    return units;
  }

  /** The officers of a side in a hex. */
  public List<Piece> officers(Hex hex, SideId side) {
    return position.at(hex).stream()
        .filter(piece -> piece.kind().equals(Kind.OFFICER) && piece.side().equals(side))
        .toList();
  }

  /** The structures in a hex: Dugouts, Pillboxes, MG Nests (0.3.c). */
  public List<Piece> structures(Hex hex) {
    return position.at(hex).stream()
        .filter(piece -> setting.counters().isStructure(piece.kind()))
        .toList();
  }

  /** The structure a unit is in. */
  public Optional<Piece> structure(Piece unit) {
    return unit.attribute(Mark.INSIDE).flatMap(id -> position.piece(id.text()));
  }

  /** Where a piece of the map stands. @throws IllegalStateException if it is not on the map */
  public static Hex hex(Piece piece) {
    if (piece.place() instanceof Hex hex) {
      return hex;
    }
    throw new IllegalStateException(piece.id() + " is not on the map but in " + piece.place());
  }

  /** Whether a piece stands on the map. */
  public static boolean onMap(Piece piece) {
    return piece.place() instanceof Hex;
  }

  public static boolean isPinned(Piece piece) {
    return piece.flag(Mark.PINNED);
  }

  /** Whether only its own side knows of it (1.2.b). */
  public static boolean isHidden(Piece piece) {
    return !piece.knownTo().equals(Audience.ALL);
  }

  /** The unit's Size now (0.2.b). */
  public int size(Piece unit) {
    return setting.counters().face(unit).size();
  }

  /** The stacking points of a side in a hex (0.4.b). */
  public int points(Hex hex, SideId side) {
    return fighting(hex, side).stream().mapToInt(this::points).sum();
  }

  /** The stacking points of a unit. */
  public int points(Piece unit) {
    return setting.counters().face(unit).points();
  }

  /** How many stacking points one side may have in a hex (0.4.a, 0.4.c). */
  public int limit(Hex hex) {
    return setting.ground().isDefenderTrench(hex) ? TRENCH_LIMIT : LIMIT;
  }

  /** Whether more pieces fit in a hex beside those of their side that are there. */
  public boolean hasRoom(Hex hex, SideId side, List<Piece> more) {
    int points = points(hex, side);
    for (Piece piece : more) {
      boolean there = piece.place().equals(hex);
      points += !there && isFighting(piece) ? points(piece) : 0;
    }
    return points <= limit(hex);
  }

  /**
   * Whether more pieces may come to a hex now. By the second reading of NI-012 the limits wait for
   * the end of the phase.
   */
  public boolean takes(Hex hex, SideId side, List<Piece> more) {
    return limitsWait() || hasRoom(hex, side, more);
  }

  /** Whether moves and retreats may exceed the stacking limits until the phase ends. */
  public boolean limitsWait() {
    return position.clock().turn() > 0
        && position.reading(STACKING).filter(n -> n == AT_PHASE_END).isPresent();
  }

  private GroundReadings readings() {
    return new GroundReadings(position);
  }

  /** 1 in the first wire row, 2 in the second, 0 elsewhere (NI-157). */
  public int wireRow(Hex hex) {
    return setting.ground().wireRow(hex, readings().wireFromTheTop());
  }

  /** The hexes that have wire in the scenario at the start, north to south, west to east. */
  public List<Hex> wireHexes() {
    return setting.ground().wireHexes(readings().wireFromTheTop());
  }

  /** Whether a hex is a Bombing Post that the game has (NI-154). */
  public boolean isPost(Hex hex) {
    return readings().postsAlways()
        ? setting.ground().isPrintedPost(hex)
        : setting.ground().isPost(hex);
  }

  /** Whether a hex lies off the map as the scenario has it (S01.special.g; NI-136). */
  public boolean isOffMap(Hex hex) {
    return setting.ground().isBehindLastTrench(hex) && readings().mapEndsBehindErich();
  }

  /** The wire in a hex (0.1.j, 2.1.2.1.i). */
  public Wire wire(Hex hex) {
    Optional<Data> own = position.attribute(Subject.of(hex), Mark.WIRE);
    return own.map(grade -> Wire.of(grade.text()))
        .orElseGet(() -> Wire.of(setting.printedWire(hex, readings().wireFromTheTop())));
  }

  /** How many Test markers a hex has. */
  public int tests(Hex hex) {
    return number(hex, Mark.TESTS);
  }

  public int smoke(Hex hex) {
    return number(hex, Mark.SMOKE);
  }

  public int gas(Hex hex) {
    return number(hex, Mark.GAS);
  }

  /** Whether a hex has a Revealed marker (1.4.b). */
  public boolean isRevealed(Hex hex) {
    return position.attribute(Subject.of(hex), Mark.REVEALED).isPresent();
  }

  /** Whether the Creeping Barrage lies on a hex (4.1.2). */
  public boolean isCreeping(Hex hex) {
    return position
        .attribute(Subject.GAME, Mark.CREEP_ROW)
        .filter(row -> row.text().equals(setting.ground().rowOf(hex)))
        .isPresent();
  }

  /** Whether a hex is a trench, a Shellhole (4.2.13.b) or a Bombing Post (NI-154). */
  public boolean isTrenchLike(Hex hex) {
    return setting.ground().isTrench(hex)
        || isPost(hex) && !readings().postsAreOpen()
        || has(hex, Kind.SHELLHOLE);
  }

  /** What a unit has around it. */
  public Cover cover(Piece unit) {
    Optional<Piece> structure = structure(unit);
    if (structure.isPresent()) {
      return switch (structure.get().kind()) {
        case Kind.DUGOUT -> Cover.DUGOUT;
        case Kind.PILLBOX -> Cover.PILLBOX;
        default -> Cover.NEST;
      };
    }
    return isTrenchLike(hex(unit)) ? Cover.TRENCH : Cover.OPEN;
  }

  /** Whether a "?" marker lies in a hex. */
  public boolean hasMarker(Hex hex) {
    return has(hex, Kind.UNKNOWN);
  }

  /** Whether a Barricade stands in a hex (4.2.5.i). */
  public boolean isBarricaded(Hex hex) {
    return has(hex, Kind.BARRICADE);
  }

  /** Whether a fighting unit of a side is in a hex beside this one. */
  public boolean beside(Hex hex, SideId side) {
    for (Hex near : setting.ground().grid().neighbours(hex)) {
      if (!fighting(near, side).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private boolean has(Hex hex, String kind) {
    for (Piece piece : position.at(hex)) {
      if (piece.kind().equals(kind)) {
        return true;
      }
    }
    return false;
  }

  private int number(Hex hex, String mark) {
    return position.attribute(Subject.of(hex), mark).map(Data::integer).orElse(0);
  }
}
