package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.jspecify.annotations.Nullable;
import org.organicdesign.fp.collections.ImMap;
import org.organicdesign.fp.collections.PersistentHashMap;

/**
 * The pieces of a position, by id and by place. What is derived is computed once, when asked for.
 */
final class Roster {
  static final Roster EMPTY =
      new Roster(PersistentHashMap.empty(), PersistentHashMap.empty(), List.of());

  final ImMap<PieceId, Piece> pieces;
  final ImMap<Place, Pile> piles;
  private @Nullable List<PieceId> ids;
  private @Nullable List<Piece> ordered;

  /**
   * @param ids all ids, sorted, if a neighbour with the same pieces knew them
   */
  Roster(ImMap<PieceId, Piece> pieces, ImMap<Place, Pile> piles, @Nullable List<PieceId> ids) {
    this.pieces = pieces;
    this.piles = piles;
    this.ids = ids;
  }

  @Nullable List<PieceId> idsIfKnown() {
    return ids;
  }

  List<Piece> ordered() {
    List<Piece> known = ordered;
    if (known == null) {
      List<Piece> all = new ArrayList<>(pieces.size());
      for (PieceId id : ids()) {
        all.add(pieces.get(id));
      }
      known = Collections.unmodifiableList(all);
      ordered = known;
    }
    return known;
  }

  private List<PieceId> ids() {
    List<PieceId> known = ids;
    if (known == null) {
      List<PieceId> all = new ArrayList<>(pieces.size());
      pieces.keyIterator().forEachRemaining(all::add);
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
      found.add(pieces.get(id));
    }
    return found;
  }

  Digest digest() {
    Digest sum = Digest.ZERO;
    for (var piece : pieces) {
      sum = sum.plus(piece.getValue().digest());
    }
    for (var pile : piles) {
      sum = sum.plus(pile.getValue().digest(pile.getKey()));
    }
    return sum;
  }
}
