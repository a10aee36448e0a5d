package org.adjutant.ledger.audit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;
import org.adjutant.rules.position.Position;

/**
 * The positions at which branches leave others, kept while the branches are folded one after
 * another in the order of the register, so that nothing is folded twice.
 */
public final class Forks {
  private final Register register;
  private final Map<String, Map<Long, Position>> left = new LinkedHashMap<>();

  public Forks(Register register) {
    this.register = register;
    for (BranchInfo child : register.branches().values()) {
      register.holder(child).ifPresent(b -> keep(b, child));
    }
  }

  private void keep(BranchInfo holder, BranchInfo child) {
    left.computeIfAbsent(holder.id(), id -> new LinkedHashMap<>()).put(child.at(), Position.EMPTY);
  }

  /** Where a branch begins: the empty position for the first, else that of the event it leaves. */
  public Position start(BranchInfo branch) {
    return register
        .holder(branch)
        .map(holder -> left.get(holder.id()))
        .map(kept -> kept.get(branch.at()))
        .orElse(Position.EMPTY);
  }

  /**
   * Notes the position after an event, if a branch leaves there.
   *
   * @param number of the event along the branch in whose own stream it stands
   */
  public void pass(BranchInfo branch, long number, Position position) {
    Map<Long, Position> kept = left.get(branch.id());
    if (kept != null && kept.containsKey(number)) {
      kept.put(number, position);
    }
  }
}
