package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.Arrays;
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
  private Piece @Nullable [] ordered;
  private @Nullable Map<SideId, List<Piece>> bySide;
  private @Nullable Known known;
  private @Nullable Past past;

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
  @SuppressWarnings("ReferenceEquality") // ids are the same list as long as none comes or goes
  Roster with(
      Overlay<PieceId, Piece> changes,
      Overlay<Place, Pile> stacks,
      @Nullable List<PieceId> sorted) {
    if (changes.size() == 0 && stacks.size() == 0) {
      return this;
    }
    Roster next = new Roster(changes.seal(), stacks.seal(), sorted);
    if (ordered != null && sorted != null && sorted == ids) {
      Piece[] after = ordered.clone();
      for (int n = 0; n < changes.size(); n++) {
        PieceId id = changes.key(n);
        after[Collections.binarySearch(sorted, id)] = next.get(id);
      }
      next.ordered = after;
    }
    next.past = Past.of(known, past, changes, stacks);
    return next;
  }

  /** What was worked out from these pieces. */
  @Nullable Known known() {
    return known;
  }

  /** What was worked out from other pieces not long ago, if anything was. */
  @Nullable Past past() {
    return past;
  }

  /** Keeps what was worked out; it takes the place of what is past. */
  void remember(Derived<?> by, Object what) {
    known = new Known(by, what, known);
    past = null;
  }

  @Nullable List<PieceId> idsIfKnown() {
    return ids;
  }

  List<Piece> ordered() {
    Piece[] known = ordered;
    if (known == null) {
      List<PieceId> all = ids();
      known = new Piece[all.size()];
      for (int n = 0; n < known.length; n++) {
        known[n] = get(all.get(n));
      }
      ordered = known;
    }
    return Collections.unmodifiableList(Arrays.asList(known));
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
