package org.adjutant.rules.spi.look;

/**
 * The symbol on a counter.
 *
 * @param size what stands above it: {@code II} for a battalion, {@code X} for a brigade; may be
 *     empty
 */
public record Symbol(Arm arm, String size) {
  /** A box with nothing in it. */
  public static final Symbol PLAIN = new Symbol(Arm.PLAIN, "");

  /** Arms, as the usual symbols tell them apart. */
  public enum Arm {
    PLAIN,
    INFANTRY,
    CAVALRY,
    ARMOUR,
    MECHANISED,
    ARTILLERY,
    ENGINEERS,
    HEADQUARTERS
  }
}
