package org.adjutant.rules.board.hex;

import org.adjutant.rules.data.DataException;

/**
 * A direction on the page, clockwise from the top: up, up right, right, and so on. A grid uses six
 * of the eight ({@link Tops#directions}). What the compass says of a map printed askew is the
 * pack's affair.
 */
public enum Direction {
  U,
  UR,
  R,
  DR,
  D,
  DL,
  L,
  UL;

  /** The direction that leads back. */
  public Direction opposite() {
    return switch (this) {
      case U -> D;
      case UR -> DL;
      case R -> L;
      case DR -> UL;
      case D -> U;
      case DL -> UR;
      case L -> R;
      case UL -> DR;
    };
  }

  /**
   * The direction written so: {@code U}, {@code UR}, ...
   *
   * @throws DataException if there is none
   */
  public static Direction of(String text) {
    for (Direction direction : values()) {
      if (direction.name().equals(text)) {
        return direction;
      }
    }
    throw new DataException(
        "\""
            + text
            + "\" is no direction: write one of U, UR, R, DR, D, DL, L, UL (page directions)");
  }
}
