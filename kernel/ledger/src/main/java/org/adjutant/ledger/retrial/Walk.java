package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.adjutant.ledger.audit.Forks;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.Fork;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.Position;

/**
 * Goes through the rulings of a game in the order in which they were made on each branch, each with
 * the position it was made on. Every event is folded once.
 */
final class Walk {
  /** Is told every ruling that is meant. */
  @FunctionalInterface
  interface Visitor {
    /**
     * @return the recorded position after it, if that came out by the way; else it is folded
     */
    Optional<Position> visit(Recorded recorded, Position before);
  }

  private final Strands strands;
  private final Map<BranchInfo, Long> branches;
  private final Scope scope;
  private final Visitor visitor;
  private final Forks forks;
  private long last = -1;

  private Walk(RecordedGame game, Scope scope, Visitor visitor) {
    this.strands = game.strands();
    this.branches = scope.branches(game.register());
    this.scope = scope;
    this.visitor = visitor;
    this.forks = new Forks(game.register());
  }

  /**
   * @throws org.adjutant.ledger.game.GameException if there is no such branch, or no such event
   * @throws org.adjutant.rules.position.BrokenEffectException if the record is damaged
   */
  static void through(RecordedGame game, Scope scope, Visitor visitor) {
    Walk walk = new Walk(game, scope, visitor);
    walk.branches.forEach(walk::branch);
    scope.mustEndBy(walk.last);
  }

  private void branch(BranchInfo branch, long until) {
    Map<Long, List<Recorded>> refusals = refusals(branch);
    Position position = forks.start(branch);
    List<Entry> events = new ArrayList<>();
    Iterator<? extends Written> rows = strands.events(Streams.branch(strands.game(), branch.id()));
    while (rows.hasNext()) {
      Written row = rows.next();
      long number = branch.at() + row.number();
      Entry entry = row.entry();
      String name = entry.type().name();
      if (number - events.size() > until) {
        return;
      }
      last = Math.max(last, number);
      if (name.equals(RulingBook.RULING)) {
        long head = number - events.size() - 1;
        position =
            after(
                new Recorded(branch, number, head, true, entry, events, strands.viewer()),
                position);
        events.clear();
      } else if (!name.equals(Fork.NAME)) {
        events.add(entry);
        continue;
      }
      forks.pass(branch, number, position);
      for (Recorded refusal : refusals.getOrDefault(number, List.of())) {
        if (scope.has(refusal)) {
          visitor.visit(refusal, position);
        }
      }
    }
  }

  private Position after(Recorded recorded, Position before) {
    Optional<Position> known =
        scope.has(recorded) ? visitor.visit(recorded, before) : Optional.empty();
    return known.orElseGet(() -> Effects.fold(before, recorded.effects()));
  }

  /** The refusals of a branch that the viewer may know of, by the head they were made at. */
  private Map<Long, List<Recorded>> refusals(BranchInfo branch) {
    Map<Long, List<Recorded>> found = new TreeMap<>();
    Iterator<? extends Written> rows =
        strands.events(Streams.refusals(strands.game(), branch.id()));
    while (rows.hasNext()) {
      Written row = rows.next();
      Entry entry = row.entry();
      RecordedRuling seen = RulingBook.read(row.number(), entry, strands.viewer());
      if (seen.input().isEmpty()) {
        continue;
      }
      long head = seen.origin();
      found
          .computeIfAbsent(head, n -> new ArrayList<>())
          .add(new Recorded(branch, row.number(), head, false, entry, List.of(), strands.viewer()));
    }
    return found;
  }
}
