package org.adjutant.cli.dice;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;

/** Which of the branches of a game the main one goes through, and how branches came to be. */
public record Tree(Register register) {

  /** By branch on the way to the head of the main one, the last number that is on the way. */
  Map<String, Long> main() {
    Map<String, Long> way = new LinkedHashMap<>();
    BranchInfo at = register.mainBranch();
    long last = Long.MAX_VALUE;
    way.put(at.id(), last);
    while (!at.parent().isEmpty()) {
      last = Math.min(last, at.at());
      at = register.branch(at.parent());
      way.put(at.id(), last);
    }
    return way;
  }

  boolean kept(Cast cast) {
    return cast.number() <= main().getOrDefault(cast.branch(), -1L);
  }

  String name(String branch) {
    return register.branch(branch).name();
  }

  BranchInfo info(Cast cast) {
    return register.branch(cast.branch());
  }

  /** Whether a roll stands on a branch that a take-back began. */
  boolean isTakeBack(Cast cast) {
    return info(cast).why().equals("take-back");
  }

  /** Whether the branch of one roll left that of another before it, by a take-back. */
  boolean tookBack(Cast later, Cast earlier) {
    BranchInfo at = info(later);
    while (!at.parent().isEmpty()) {
      boolean leaves = at.parent().equals(earlier.branch()) && at.at() < earlier.number();
      if (leaves) {
        return at.why().equals("take-back");
      }
      at = register.branch(at.parent());
    }
    return false;
  }

  static String time(long millis) {
    return Instant.ofEpochMilli(millis)
        .truncatedTo(ChronoUnit.SECONDS)
        .toString()
        .replace('T', ' ')
        .replace("Z", "");
  }
}
