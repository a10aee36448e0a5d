package org.adjutant.rules.spi.support;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.position.Roll;

/**
 * Drawing without return and shuffling as one roll: each die has as many faces as there are things
 * left, so every outcome is equally likely, and nobody knows the next card because it is not
 * decided yet. Whoever may not know what was drawn must not be in the roll's audience either.
 */
public final class Lots {
  private Lots() {}

  /**
   * The roll that draws some of so many things.
   *
   * @param draw how many, 1 to {@code of}; all of them for a shuffle
   * @throws IllegalArgumentException if there are not so many
   */
  public static Roll roll(int draw, int of, String purpose, String subject) {
    if (draw < 1 || draw > of) {
      throw new IllegalArgumentException(
          "of " + of + " things 1 to " + of + " can be drawn, not " + draw);
    }
    List<Integer> faces = new ArrayList<>(draw);
    for (int left = of; left > of - draw; left--) {
      faces.add(left);
    }
    return Roll.of(faces, purpose, subject);
  }

  /** What the fallen dice draw, in the order of drawing; of a shuffle the new order. */
  public static <T> List<T> drawn(List<T> from, Roll roll) {
    List<T> left = new ArrayList<>(from);
    List<T> drawn = new ArrayList<>();
    for (int die : roll.dice().orElseThrow()) {
      drawn.add(left.remove(die - 1));
    }
    return List.copyOf(drawn);
  }

  /** What the fallen dice leave, in its old order. */
  public static <T> List<T> left(List<T> from, Roll roll) {
    List<T> left = new ArrayList<>(from);
    for (int die : roll.dice().orElseThrow()) {
      left.remove(die - 1);
    }
    return List.copyOf(left);
  }
}
