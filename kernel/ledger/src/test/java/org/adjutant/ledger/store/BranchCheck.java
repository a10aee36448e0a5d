package org.adjutant.ledger.store;

import java.util.Iterator;
import java.util.Optional;
import org.adjutant.ledger.chain.Chain;
import org.adjutant.ledger.chain.Flaw;
import org.adjutant.ledger.chain.HeadWatch;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Verdict;
import org.adjutant.ledger.chain.Written;

/** Checks the chain of a branch of a bare store, through every stream its past stands in. */
final class BranchCheck {
  private final EventReader reader;

  private BranchCheck(EventReader reader) {
    this.reader = reader;
  }

  static Verdict verify(Store store, String branch, Optional<Link> head) {
    return new BranchCheck(store.reader()).branch(branch, head);
  }

  private Verdict branch(String branch, Optional<Link> head) {
    Lineage lineage;
    try {
      lineage = Lineage.of(reader, branch);
    } catch (StoreException.Corrupt e) {
      return bad(0, Link.NONE, new Flaw(e.where(), 0, e.what()));
    }
    Optional<HeadWatch> watch = head.map(HeadWatch::new);
    Verdict verdict = new Verdict(0, Link.NONE, Optional.empty());
    for (Segment segment : lineage.segments()) {
      Verdict next = segment(segment, verdict.head(), watch);
      verdict = new Verdict(verdict.events() + next.events(), next.head(), next.flaw());
      if (!verdict.good()) {
        return verdict;
      }
    }
    return watch.isPresent() ? watch.get().judge(branch, verdict) : verdict;
  }

  private Verdict segment(Segment segment, Link start, Optional<HeadWatch> watch) {
    boolean growing = segment.last() == Long.MAX_VALUE;
    long last = growing ? Long.MAX_VALUE : segment.own(segment.last());
    Iterator<? extends Written> rows = reader.rows(segment.stream(), 0, last);
    if (watch.isPresent()) {
      rows = watch.get().over(rows);
    }
    Verdict verdict = Chain.check(segment.stream(), start, rows);
    if (verdict.good() && !growing && verdict.events() <= last) {
      Flaw flaw =
          new Flaw(segment.stream(), verdict.events(), "it is missing, a fork leaves later");
      return bad(verdict.events(), verdict.head(), flaw);
    }
    return verdict;
  }

  private static Verdict bad(long events, Link head, Flaw flaw) {
    return new Verdict(events, head, Optional.of(flaw));
  }
}
