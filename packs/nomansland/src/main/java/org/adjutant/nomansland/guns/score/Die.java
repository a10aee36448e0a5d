package org.adjutant.nomansland.guns.score;

import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** One open die of the artillery. */
public final class Die {
  private Die() {}

  /**
   * Initiative may be added to it if it is rolled by the Attacker for an action of his in the
   * Assault (2.0.a); not in the planning, and not for what comes about by itself.
   */
  public static Step step(
      Play play, SideId roller, String purpose, String subject, String then, Data locals) {
    boolean assault = play.position().clock().turn() > 0;
    return assault && roller.equals(Sides.ATTACKER) && play.actor().equals(roller)
        ? Throw.dice(play, roller, 1, purpose, subject, then, locals)
        : Throw.plain(1, purpose, subject, then, locals);
  }
}
