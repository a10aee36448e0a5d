package org.adjutant.ledger;

import java.util.OptionalLong;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.position.Position;

/** Where a branch stands when something is ruled on: its head, and what its game knows of it. */
record Standing(Register register, BranchInfo branch, History history, Head head) {

  /**
   * The head of a branch.
   *
   * @param number of the last event, along the branch
   * @param origin the number of the ruling that began the last ruling's procedure, where that is
   *     remembered
   */
  record Head(long number, Position position, OptionalLong origin) {}

  long number() {
    return head.number();
  }

  Position position() {
    return head.position();
  }

  String stream() {
    return Streams.branch(register.game(), branch.id());
  }
}
