package org.adjutant.rules.ruling;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * What can be put to the engine: an action, an answer to a choice, or dice for the roll that is
 * open.
 */
public sealed interface Input {

  /** Who submits it. */
  SideId by();

  /** A side acts. */
  record Act(SideId by, Action action) implements Input {}

  /** A side answers a choice it owes. */
  record Answer(SideId by, String choice, Data answer) implements Input {}

  /**
   * Chance answers the open roll.
   *
   * @param origin where the dice come from: {@code seed}, {@code reported by NAME}, {@code
   *     recorded}
   */
  record Dice(List<Integer> dice, String origin) implements Input {
    public Dice {
      dice = List.copyOf(dice);
    }

    @Override
    public SideId by() {
      return SideId.CHANCE;
    }
  }

  static Act act(SideId by, String kind, Data args) {
    return new Act(by, new Action(kind, args));
  }
}
