package org.adjutant.cli.compare;

import java.util.Optional;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;

/** Two points of one game's tree, each as the same viewer sees it. */
public record Pair(Scene one, Scene two) {

  /** How a person may write the first. */
  String first() {
    return name(one);
  }

  String second() {
    return name(two);
  }

  private static String name(Scene scene) {
    return scene.branch().name() + (scene.isNow() ? "" : "@" + scene.at());
  }

  /** The number of the last event that both have. */
  long parting() {
    long low = 0;
    long high = Math.min(one.at(), two.at());
    while (low < high) {
      long middle = (low + high + 1) / 2;
      if (one.history().link(middle).equals(two.history().link(middle))) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** A piece as it is at both points, empty where it is not. */
  Twins twins(PieceId id) {
    return new Twins(id, one.view().piece(id), two.view().piece(id));
  }

  record Twins(PieceId id, Optional<Piece> one, Optional<Piece> two) {
    boolean differ() {
      return !one.equals(two);
    }

    Piece either() {
      return one.or(() -> two).orElseThrow();
    }
  }
}
