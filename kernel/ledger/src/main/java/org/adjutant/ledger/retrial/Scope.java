package org.adjutant.ledger.retrial;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Register;

/**
 * Which rulings of a game are meant.
 *
 * @param branch its id or name: what lies along it, from the opening; empty for all branches, each
 *     with what is its own
 * @param from the number of the first event meant, from 0
 * @param to the number of the last; {@link Long#MAX_VALUE} for all that follow
 */
public record Scope(Optional<String> branch, long from, long to) {
  /** Everything recorded. */
  public static final Scope ALL = new Scope(Optional.empty(), 0, Long.MAX_VALUE);

  /**
   * @throws GameException if the range is none
   */
  public Scope {
    if (from < 0 || to < from) {
      throw new GameException(
          "events are counted from 0, and a range ends where it begins or later; "
              + from
              + " to "
              + to
              + " is none");
    }
  }

  /** What lies along one branch. */
  public static Scope along(String branch) {
    return new Scope(Optional.of(branch), 0, Long.MAX_VALUE);
  }

  /**
   * The branches to go through, in the order of the register, each with the number of the last
   * event of it that is meant.
   *
   * @throws GameException naming the branches there are, if there is none of this name
   */
  Map<BranchInfo, Long> branches(Register register) {
    Map<String, Long> wanted = new LinkedHashMap<>();
    if (branch.isPresent()) {
      long last = to;
      BranchInfo at = register.branch(branch.get());
      wanted.put(at.id(), last);
      while (!at.parent().isEmpty()) {
        last = Math.min(last, at.at());
        at = register.branch(at.parent());
        wanted.put(at.id(), last);
      }
    }
    Map<BranchInfo, Long> inOrder = new LinkedHashMap<>();
    for (BranchInfo info : register.branches().values()) {
      if (branch.isEmpty()) {
        inOrder.put(info, to);
      } else if (wanted.containsKey(info.id())) {
        inOrder.put(info, wanted.getOrDefault(info.id(), to));
      }
    }
    return inOrder;
  }

  boolean has(Recorded recorded) {
    long end = recorded.permitted() ? recorded.number() : recorded.head();
    return end >= from && recorded.event() <= to;
  }

  /**
   * @param last the number of the last event there is
   * @throws GameException if the range lies beyond it
   */
  void mustEndBy(long last) {
    long beyond = to == Long.MAX_VALUE ? from : Math.max(from, to);
    if (beyond > last) {
      throw new GameException(
          "there is no event "
              + beyond
              + "; "
              + branch.map(name -> "branch " + name + " has events 0 to ").orElse("the last is ")
              + last);
    }
  }
}
