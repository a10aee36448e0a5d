package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.adjutant.rules.board.Place;
import org.jspecify.annotations.Nullable;

/**
 * The pieces of a position, by id and by place. What is derived is computed once, when asked for.
 */
final class Roster {
  static final Roster EMPTY =
      new Roster(
          Shelf.empty((id, piece) -> piece.digest(), Piece::isOpen),
          Shelf.empty((place, pile) -> pile.digest(place), pile -> true),
          List.of());

  final Shelf<PieceId, Piece> pieces;
  final Shelf<Place, Pile> piles;
  private @Nullable List<PieceId> ids;
  private @Nullable List<Piece> ordered;
  private @Nullable Map<SideId, List<Piece>> bySide;
  private @Nullable Known known;

  /**
   * @param ids all ids, sorted, if a neighbour with the same pieces knew them
   */
  Roster(Shelf<PieceId, Piece> pieces, Shelf<Place, Pile> piles, @Nullable List<PieceId> ids) {
    this.pieces = pieces;
    this.piles = piles;
    this.ids = ids;
  }

  /**
   * The roster after changes; this one where there are none.
   *
   * @param sorted all ids, sorted, if they are known
   */
  @SuppressWarnings("ReferenceEquality") // what has not changed is given back itself
  Roster with(
      Overlay<PieceId, Piece> changes, Shelf<Place, Pile> stacks, @Nullable List<PieceId> sorted) {
    Shelf<PieceId, Piece> now = changes.seal();
    if (now == pieces && stacks == piles) {
      return this;
    }
    Roster next = new Roster(now, stacks, sorted);
    List<Piece> before = ordered;
    if (before != null && sorted != null && sorted == ids) {
      List<Piece> after = new ArrayList<>(before);
      for (PieceId id : changes.changed()) {
        after.set(Collections.binarySearch(sorted, id), next.get(id));
      }
      next.ordered = Collections.unmodifiableList(after);
    }
    return next;
  }

  /** What was worked out from these pieces. */
  @Nullable Known known() {
    return known;
  }

  void remember(Derived<?> by, Object what) {
    known = new Known(by, what, known);
  }

  @Nullable List<PieceId> idsIfKnown() {
    return ids;
  }

  List<Piece> ordered() {
    List<Piece> known = ordered;
    if (known == null) {
      List<Piece> all = new ArrayList<>(pieces.size());
      for (PieceId id : ids()) {
        all.add(get(id));
      }
      known = Collections.unmodifiableList(all);
      ordered = known;
    }
    return known;
  }

  /** The pieces of a side, in the same order. */
  List<Piece> of(SideId side) {
    Map<SideId, List<Piece>> known = bySide;
    if (known == null) {
      Map<SideId, List<Piece>> sides = new HashMap<>();
      for (Piece piece : ordered()) {
        sides.computeIfAbsent(piece.side(), any -> new ArrayList<>()).add(piece);
      }
      known = sides;
      bySide = known;
    }
    return Collections.unmodifiableList(known.getOrDefault(side, List.of()));
  }

  private List<PieceId> ids() {
    List<PieceId> known = ids;
    if (known == null) {
      List<PieceId> all = new ArrayList<>(pieces.size());
      pieces.all().forEach(piece -> all.add(piece.getKey()));
      Collections.sort(all);
      known = all;
      ids = known;
    }
    return known;
  }

  List<Piece> at(Place place) {
    Pile pile = piles.get(place);
    if (pile == null) {
      return List.of();
    }
    List<Piece> found = new ArrayList<>(pile.size());
    for (PieceId id : pile.pieces()) {
      found.add(get(id));
    }
    return found;
  }

  Digest digest() {
    return pieces.digest().plus(piles.digest());
  }

  /** A piece that is on some pile, and so is there. */
  private Piece get(PieceId id) {
    return Objects.requireNonNull(pieces.get(id));
  }
}
