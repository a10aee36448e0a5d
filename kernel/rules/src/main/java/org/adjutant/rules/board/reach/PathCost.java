package org.adjutant.rules.board.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.DataException;

/**
 * A way step by step: what each step cost, and the first that may not be made.
 *
 * @param steps the steps that may be made, up to the first that may not
 * @param fault the first step that may not be made; empty if the whole way is permitted
 */
public record PathCost<P extends Place>(List<Step<P>> steps, Optional<Fault<P>> fault) {

  /** A step that may be made: what it costs by itself, and the halves spent after it. */
  public record Step<P extends Place>(P from, P to, Toll.Pay toll, int spent) {}

  /** Why a step may not be made. */
  public enum Cause {
    /** The two places are not joined. */
    NOT_ADJACENT,
    /** The rules forbid the step; the bars say which. */
    BARRED,
    /** The move had to end with the step before. */
    STOPPED,
    /** Too little of the allowance is left. */
    ALLOWANCE,
    /** The step takes a whole allowance, and some of it was spent before. */
    NOT_WHOLE
  }

  /**
   * A step that may not be made.
   *
   * @param step its number, from 0
   * @param bars the rules that forbid it, if the cause is {@link Cause#BARRED}
   * @param why the reason in words
   */
  public record Fault<P extends Place>(
      int step, P from, P to, Cause cause, List<Toll.Bar> bars, String why) {}

  public PathCost {
    steps = List.copyOf(steps);
  }

  public boolean permitted() {
    return fault.isEmpty();
  }

  /** The halves spent on the steps that may be made. */
  public int total() {
    return steps.isEmpty() ? 0 : steps.get(steps.size() - 1).spent();
  }

  /**
   * Goes a way.
   *
   * @param path the places in order, the start first; at least the start
   * @param allowance halves there are to spend
   */
  public static <P extends Place> PathCost<P> of(
      Net<P> net, List<P> path, int allowance, StepCost<P> costs) {
    if (path.isEmpty()) {
      throw new DataException("a path needs at least the place where it starts");
    }
    path.forEach(net::index);
    List<Step<P>> steps = new ArrayList<>();
    for (int n = 1; n < path.size(); n++) {
      PathCost<P> sofar = new PathCost<>(steps, Optional.empty());
      P from = path.get(n - 1);
      P to = path.get(n);
      Optional<Cause> cause = before(net, sofar, from, to);
      Toll toll = cause.isEmpty() ? costs.toll(from, to, sofar.total(), n == 1) : Toll.halves(0);
      if (cause.isEmpty()) {
        cause = price(sofar, toll, allowance);
      }
      if (cause.isPresent()) {
        return new PathCost<>(
            steps, Optional.of(fault(sofar, from, to, cause.get(), toll, allowance)));
      }
      Toll.Pay pay = (Toll.Pay) toll;
      steps.add(new Step<>(from, to, pay, pay.whole() ? allowance : sofar.total() + pay.halves()));
    }
    return new PathCost<>(steps, Optional.empty());
  }

  private static <P extends Place> Optional<Cause> before(
      Net<P> net, PathCost<P> sofar, P from, P to) {
    int index = net.index(from);
    boolean joined = false;
    for (int exit = 0; exit < net.exits(index); exit++) {
      joined |= net.exit(index, exit) == net.index(to);
    }
    if (!joined) {
      return Optional.of(Cause.NOT_ADJACENT);
    }
    List<Step<P>> steps = sofar.steps();
    boolean ended = !steps.isEmpty() && ends(steps.get(steps.size() - 1).toll());
    return ended ? Optional.of(Cause.STOPPED) : Optional.empty();
  }

  private static boolean ends(Toll.Pay toll) {
    return toll.stop() || toll.whole();
  }

  private static <P extends Place> Optional<Cause> price(
      PathCost<P> sofar, Toll toll, int allowance) {
    if (!(toll instanceof Toll.Pay pay)) {
      return Optional.of(Cause.BARRED);
    }
    if (pay.whole() && !sofar.steps().isEmpty()) {
      return Optional.of(Cause.NOT_WHOLE);
    }
    boolean affordable = sofar.total() + pay.halves() <= allowance;
    return affordable ? Optional.empty() : Optional.of(Cause.ALLOWANCE);
  }

  private static <P extends Place> Fault<P> fault(
      PathCost<P> sofar, P from, P to, Cause cause, Toll toll, int allowance) {
    List<Toll.Bar> bars = toll instanceof Toll.Barred barred ? barred.bars() : List.of();
    int needed = toll instanceof Toll.Pay pay ? pay.halves() : 0;
    String why =
        switch (cause) {
          case NOT_ADJACENT -> from + " and " + to + " are not adjacent";
          case BARRED -> String.join("; ", bars.stream().map(Toll.Bar::why).toList());
          case STOPPED -> "the move has to end in " + from;
          case ALLOWANCE ->
              "the step to "
                  + to
                  + " costs "
                  + Points.text(needed)
                  + ", and "
                  + Points.text(allowance - sofar.total())
                  + " are left";
          case NOT_WHOLE ->
              "the step to "
                  + to
                  + " takes a whole allowance, and "
                  + Points.text(sofar.total())
                  + " of it are spent";
        };
    return new Fault<>(sofar.steps().size(), from, to, cause, bars, why);
  }
}
