package org.adjutant.rules.board.hex;

/**
 * A hex, or the way from one hex to another, in the two slanted axes in which hex geometry is plain
 * integer arithmetic. The page's directions belong to {@link Tops}.
 */
public record Axial(int q, int r) {
  /** One step across each side, clockwise: for flat tops from up, for pointed tops from up left. */
  private static final int[][] STEPS = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

  /** One step across side 0 to 5 of a hex with these tops. */
  public static Axial step(Tops tops, int side) {
    int[] step = STEPS[tops == Tops.FLAT ? side : (side + 1) % 6];
    return new Axial(step[0], step[1]);
  }

  public Axial plus(Axial other) {
    return new Axial(q + other.q, r + other.r);
  }

  public Axial minus(Axial other) {
    return new Axial(q - other.q, r - other.r);
  }

  public Axial times(int factor) {
    return new Axial(q * factor, r * factor);
  }

  /** The number of steps this way takes, 0 or more. */
  public int length() {
    return Math.max(Math.abs(q), Math.max(Math.abs(r), Math.abs(q + r)));
  }

  /** This way turned clockwise by a sixth of a full turn. */
  public Axial turned() {
    return new Axial(-r, q + r);
  }
}
