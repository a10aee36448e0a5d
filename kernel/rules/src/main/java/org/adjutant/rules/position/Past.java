package org.adjutant.rules.position;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.adjutant.rules.board.Place;
import org.jspecify.annotations.Nullable;

/**
 * What was worked out from pieces before some of them changed, and which did.
 *
 * @param known what was worked out then
 */
record Past(Known known, Derived.Changes changes) {
  /** After more changes than this, nobody gains by what was known before. */
  private static final int MOST = 24;

  /**
   * What is past after these changes: what is known now, or else what was. Null if nothing is, or
   * too much has changed since.
   */
  static @Nullable Past of(
      @Nullable Known known,
      @Nullable Past past,
      Overlay<PieceId, Piece> pieces,
      Overlay<Place, Pile> piles) {
    Past nearest = known == null ? past : new Past(known, Derived.Changes.NONE);
    return nearest == null ? null : nearest.and(pieces, piles);
  }

  private @Nullable Past and(Overlay<PieceId, Piece> pieces, Overlay<Place, Pile> piles) {
    return changes.pieces().size() + pieces.size() > MOST
        ? null
        : new Past(
            known,
            new Derived.Changes(with(changes.pieces(), pieces), with(changes.places(), piles)));
  }

  private static <K> Set<K> with(Set<K> before, Overlay<K, ?> changes) {
    Set<K> all = new LinkedHashSet<>(before);
    for (int n = 0; n < changes.size(); n++) {
      all.add(changes.key(n));
    }
    return Collections.unmodifiableSet(all);
  }
}
