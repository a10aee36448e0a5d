package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;

/**
 * Puts recorded inputs to one position after another, each to what the ones before led to, until
 * one no longer fits.
 *
 * @param dice all that fell, by the keys of their rolls
 * @param hand who puts them
 */
record Onward(Map<String, Thrown> dice, Hand hand) {

  /** Puts an input to a position. */
  interface Hand {
    /** The position that the next is put to. @param now what the ones before led to */
    Position before(Carrying.Step step, Position now);

    /**
     * @param input as it fits there
     */
    Put put(Carrying.Step step, Position before, Input input);
  }

  /**
   * What came of one.
   *
   * @param retried beside the ruling recorded of it; empty if it was not put to anybody
   * @param why it does not fit; empty if it does
   */
  record Put(Optional<Retried> retried, Position after, String why) {
    /** It was not put to anybody. */
    static Put not(Position before, String why) {
      return new Put(Optional.empty(), before, why);
    }
  }

  Carried play(List<Carrying.Step> steps, Position start) {
    List<Retried> played = new ArrayList<>();
    List<Thrown> unneeded = new ArrayList<>();
    Position now = start;
    for (int n = 0; n < steps.size(); n++) {
      Carrying.Step step = steps.get(n);
      Recorded recorded = step.recorded();
      Position before = hand.before(step, now);
      Put put = put(step, before);
      if (!put.why().isEmpty()) {
        Carried.Stop stop =
            new Carried.Stop(recorded, step.was(), before, put.retried(), put.why());
        List<Recorded> left =
            steps.subList(n + 1, steps.size()).stream().map(Carrying.Step::recorded).toList();
        return new Carried(played, unneeded, Optional.of(stop), left, before);
      }
      put.retried().ifPresentOrElse(played::add, () -> unneeded.addAll(recorded.dice()));
      now = put.after();
    }
    return new Carried(played, unneeded, Optional.empty(), List.of(), now);
  }

  private Put put(Carrying.Step step, Position before) {
    Rebinding.Fit fit = Rebinding.fit(step.recorded().input(), step.was(), before, dice);
    return fit.input()
        .map(input -> hand.put(step, before, input))
        .orElseGet(() -> Put.not(before, fit.why()));
  }
}
