package org.adjutant.rules.board.reach;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * What one step costs, or why it may not be made. Costs are whole numbers of half movement points.
 */
public sealed interface Toll {

  /** One part of a cost: a rule id, what it is for, and the halves. */
  record Part(RuleId rule, String what, int halves) {}

  /**
   * One reason why a step may not be made: a rule id, and the reason in words.
   *
   * @param remedy what would make it legal, where that can be said; else empty
   */
  record Bar(RuleId rule, String why, String remedy) {
    public Bar(RuleId rule, String why) {
      this(rule, why, "");
    }
  }

  /**
   * The step costs so many halves.
   *
   * @param halves 0 or more
   * @param whole the step takes the whole allowance, whatever that is: it must be the first step,
   *     and {@code halves} is the least allowance that permits it
   * @param stop the move ends with this step
   * @param parts what the cost is made of, for a breakdown; may be empty
   */
  record Pay(int halves, boolean whole, boolean stop, List<Part> parts) implements Toll {
    public Pay {
      if (halves < 0) {
        throw new DataException("a step costs 0 halves of a movement point or more, not " + halves);
      }
      parts = List.copyOf(parts);
    }

    /** This cost and another part on top of it. */
    public Pay and(RuleId rule, String what, int more) {
      List<Part> all = new ArrayList<>(parts);
      all.add(new Part(rule, what, more));
      return new Pay(halves + more, whole, stop, all);
    }

    /** This cost, and the move ends with the step. */
    public Pay stopping() {
      return new Pay(halves, whole, true, parts);
    }

    /** The whole allowance, provided that it is at least this cost. */
    public Pay takingAll() {
      return new Pay(halves, true, stop, parts);
    }
  }

  /** The step may not be made. */
  record Barred(List<Bar> bars) implements Toll {
    public Barred {
      if (bars.isEmpty()) {
        throw new DataException("a barred step needs a reason");
      }
      bars = List.copyOf(bars);
    }

    /** This and another reason. */
    public Barred and(RuleId rule, String why) {
      List<Bar> all = new ArrayList<>(bars);
      all.add(new Bar(rule, why));
      return new Barred(all);
    }
  }

  /** A cost without a breakdown. */
  static Pay halves(int halves) {
    return new Pay(halves, false, false, List.of());
  }

  /** A cost of one part. */
  static Pay of(RuleId rule, String what, int halves) {
    return new Pay(halves, false, false, List.of(new Part(rule, what, halves)));
  }

  /** A step that may not be made. */
  static Barred barred(RuleId rule, String why) {
    return new Barred(List.of(new Bar(rule, why)));
  }
}
