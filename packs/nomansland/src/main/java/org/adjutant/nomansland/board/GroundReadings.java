package org.adjutant.nomansland.board;

import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Play;

/**
 * The readings that say what the ground is. They bear on nearly every ruling, so the trail names
 * them only where a game has set them.
 */
public record GroundReadings(Position position) {
  /** What a Bombing Post is, and where there are any. */
  public static final String POSTS = "nomansland:NI-154";

  /** Which wire row is the first. */
  public static final String WIRE_ROWS = "nomansland:NI-157";

  /** What becomes of the ground behind Erich where the trenches there are ignored. */
  public static final String BEHIND_ERICH = "nomansland:NI-136";

  private static final int ALWAYS = 2;
  private static final int OPEN_GROUND = 3;
  private static final int FROM_THE_TOP = 2;
  private static final int OFF_THE_MAP = 2;

  /** Whether there are Bombing Posts in scenarios that do not name them. */
  boolean postsAlways() {
    return is(POSTS, ALWAYS);
  }

  /** Whether a Bombing Post covers nobody. */
  boolean postsAreOpen() {
    return is(POSTS, OPEN_GROUND);
  }

  /** Whether wire rows are counted from the top of the map, not from No Man's Land. */
  public boolean wireFromTheTop() {
    return is(WIRE_ROWS, FROM_THE_TOP);
  }

  /** Whether the map ends where the Defender's only trench does. */
  boolean mapEndsBehindErich() {
    return is(BEHIND_ERICH, OFF_THE_MAP);
  }

  private boolean is(String interpretation, int reading) {
    return position.reading(interpretation).filter(n -> n == reading).isPresent();
  }

  /** Has the trail of a stage say which reading a ruling rests on, if the game has set one. */
  public static void tell(Play play, String interpretation) {
    if (play.position().reading(interpretation).isPresent()) {
      play.reading(interpretation);
    }
  }
}
