package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.rules.position.Viewer;

/**
 * What of one branch is to be carried over to another.
 *
 * @param after the number of the last event of {@code from} that is not carried
 * @param shared the number of the last event that both have in common
 * @param steps what is carried, in order
 * @param replaced what stands between {@code shared} and {@code after} and is left out
 */
public record CarryPlan(
    BranchInfo from,
    BranchInfo onto,
    long after,
    long shared,
    List<Carrying.Step> steps,
    List<Recorded> replaced) {
  public CarryPlan {
    steps = List.copyOf(steps);
    replaced = List.copyOf(replaced);
  }

  /**
   * Everything that follows on {@code from} where the two part. If the other branch has gone on of
   * its own, that stands in the place of the first procedure, which is left out unless {@code
   * after} says otherwise.
   *
   * @param head the number of the last event of {@code onto}
   * @throws GameException if there is no such branch or event, or nothing to carry
   */
  static CarryPlan of(
      RecordedGame game,
      Carrying carrying,
      String from,
      String onto,
      long head,
      Optional<Long> after) {
    Register register = game.register();
    BranchInfo source = register.branch(from);
    BranchInfo target = register.branch(onto);
    if (source.id().equals(target.id())) {
      throw new GameException(
          "branch "
              + source.name()
              + " is carried over to another, not to itself; name that by"
              + " --branch");
    }
    long shared = shared(register, source, target);
    if (after.isPresent() && after.get() < shared) {
      throw new GameException(
          "both branches have the events up to " + shared + "; what is carried begins after that");
    }
    List<Carrying.Step> later = carrying.steps(source.id(), shared + 1, Long.MAX_VALUE);
    long begin = after.orElse(head > shared ? firstProcedure(later, shared) : shared);
    List<Carrying.Step> steps = new ArrayList<>();
    List<Recorded> replaced = new ArrayList<>();
    for (Carrying.Step step : later) {
      if (step.recorded().event() > begin) {
        steps.add(step);
      } else {
        replaced.add(step.recorded());
      }
    }
    if (steps.isEmpty()) {
      throw new GameException("nothing is recorded on " + source.name() + " after event " + begin);
    }
    return new CarryPlan(source, target, begin, shared, steps, replaced);
  }

  private static long firstProcedure(List<Carrying.Step> later, long shared) {
    long end = shared;
    for (Carrying.Step step : later) {
      if (origin(step) != origin(later.get(0))) {
        return end;
      }
      end = step.recorded().number();
    }
    return end;
  }

  private static long origin(Carrying.Step step) {
    return RulingBook.read(step.recorded().number(), step.recorded().row(), Viewer.UMPIRE).origin();
  }

  private static long shared(Register register, BranchInfo one, BranchInfo other) {
    Map<BranchInfo, Long> along = Scope.along(one.id()).branches(register);
    long shared = 0;
    for (Map.Entry<BranchInfo, Long> part : Scope.along(other.id()).branches(register).entrySet()) {
      Long until = along.get(part.getKey());
      if (until != null) {
        shared = Math.max(shared, Math.min(until, part.getValue()));
      }
    }
    return shared;
  }
}
