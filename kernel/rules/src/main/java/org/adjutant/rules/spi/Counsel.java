package org.adjutant.rules.spi;

import java.util.List;
import org.adjutant.rules.ruling.Action;

/**
 * What those who know a title would look into, for programs that play it: the matters a side has to
 * decide in the phase that is on, and what could be done about each. It sees what its side sees,
 * and nothing it says binds anybody: a program still has to put an action to the engine. Choices
 * that a side owes are no matters; their offers are short enough.
 */
public interface Counsel {
  /**
   * The matters of the phase, the most pressing first, {@code end} among them if the phase should
   * end after those before it. A matter keeps its name throughout a phase, and a program decides
   * each once in a phase. Nothing if this title has no counsel for the phase: then a program looks
   * at all offers.
   */
  List<String> matters(Desk desk);

  /** What could be done about one of the matters now. */
  Advice advise(Desk desk, String matter);

  /**
   * Some actions, of which one may be taken or none.
   *
   * @param settled true if the first is to be taken without more thought; false if a program should
   *     weigh them, against each other and against doing nothing
   */
  record Advice(boolean settled, List<Action> ways) {
    /** Leave the matter alone. */
    public static final Advice NONE = new Advice(true, List.of());

    public Advice {
      ways = List.copyOf(ways);
    }

    /** Do this. */
    public static Advice take(Action way) {
      return new Advice(true, List.of(way));
    }

    /** Weigh these. */
    public static Advice weigh(List<Action> ways) {
      return new Advice(false, ways);
    }
  }
}
