package org.adjutant.ledger.audit;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Chain;
import org.adjutant.ledger.chain.EntryException;
import org.adjutant.ledger.chain.Flaw;
import org.adjutant.ledger.chain.HeadWatch;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Verdict;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.Terms;
import org.adjutant.ledger.record.DataSetBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.data.DataException;

/**
 * Verifies a game: the chain of every stream; that every registered branch is there and leaves the
 * event it says; that folding the events gives the positions recorded; that the dice are those of
 * the committed seed. Names the first bad event.
 */
public final class Verifier {
  private final Strands strands;
  private final Optional<HeadWatch> watch;
  private final Optional<Link> noted;
  private boolean headSeen;
  private long events;

  private Verifier(Strands strands, Optional<Link> noted) {
    this.strands = strands;
    this.noted = noted;
    this.watch = noted.map(HeadWatch::new);
  }

  /**
   * @param noted a head acknowledged earlier, which must still be there
   */
  public static Verification verify(Strands strands, Optional<Link> noted) {
    return new Verifier(strands, noted).run();
  }

  private Verification run() {
    String own = Streams.game(strands.game());
    Optional<Flaw> flaw = chain(own, Link.NONE);
    if (flaw.isPresent()) {
      return failed(flaw);
    }
    Register register;
    try {
      register = Register.empty().and(own, strands.events(own));
    } catch (GameException | EntryException | DataException e) {
      return failed(Optional.of(new Flaw(own, 0, String.valueOf(e.getMessage()))));
    }
    if (register.branches().isEmpty()) {
      return failed(Optional.of(new Flaw(own, 0, "it is missing: there is no such game")));
    }
    List<Terms> terms = register.allTerms();
    for (int i = 0; flaw.isEmpty() && i < terms.size(); i++) {
      flaw = data(terms.get(i).data());
    }
    List<BranchInfo> branches = new ArrayList<>(register.branches().values());
    for (int i = 0; flaw.isEmpty() && i < branches.size(); i++) {
      flaw = branch(branches.get(i), register);
    }
    if (flaw.isPresent()) {
      return failed(flaw);
    }
    if (noted.isPresent() && !headSeen) {
      return failed(
          Optional.of(
              new Flaw(
                  Streams.branch(strands.game(), register.main()),
                  events,
                  "the noted head "
                      + noted.get()
                      + " is nowhere in this game: a tail was cut off, or it is another game's")));
    }
    return new Replay(strands, register, events).run();
  }

  private Optional<Flaw> branch(BranchInfo branch, Register register) {
    String stream = Streams.branch(strands.game(), branch.id());
    Link start = Link.NONE;
    if (!branch.parent().isEmpty()) {
      Optional<Link> left = leaves(branch, register);
      if (left.isEmpty()) {
        return Optional.of(
            new Flaw(
                Streams.branch(strands.game(), branch.parent()),
                branch.at(),
                "branch " + branch.id() + " leaves it, but it is missing"));
      }
      start = left.get();
    }
    if (!strands.events(stream).hasNext()) {
      return Optional.of(
          new Flaw(stream, 0, "the game's register has this branch, but it is missing"));
    }
    Optional<Flaw> flaw = chain(stream, start);
    return flaw.isPresent()
        ? flaw
        : chain(Streams.refusals(strands.game(), branch.id()), Link.NONE);
  }

  /** A data set is there, and is what its fingerprint says. */
  private Optional<Flaw> data(String fingerprint) {
    String stream = Streams.data(fingerprint);
    Optional<Flaw> flaw = chain(stream, Link.NONE);
    if (flaw.isPresent()) {
      return flaw;
    }
    Iterator<? extends Written> rows = strands.events(stream);
    if (!rows.hasNext()) {
      return Optional.of(new Flaw(stream, 0, "the data set the game was played by is missing"));
    }
    String found = DataSetBook.read(rows.next().entry()).fingerprint();
    return found.equals(fingerprint)
        ? Optional.empty()
        : Optional.of(
            new Flaw(stream, 0, "it is another data set: its fingerprint would be " + found));
  }

  private Optional<Link> leaves(BranchInfo branch, Register register) {
    return register
        .holder(branch)
        .flatMap(
            at -> strands.link(Streams.branch(strands.game(), at.id()), branch.at() - at.at()));
  }

  private Optional<Flaw> chain(String stream, Link start) {
    Iterator<? extends Written> rows = strands.events(stream);
    Verdict verdict;
    if (watch.isPresent()) {
      verdict = Chain.check(stream, start, watch.get().over(rows));
      headSeen |= watch.get().judge(stream, verdict).good();
    } else {
      verdict = Chain.check(stream, start, rows);
    }
    events += verdict.events();
    return verdict.flaw();
  }

  private Verification failed(Optional<Flaw> flaw) {
    return new Verification(events, 0, List.of(), flaw);
  }
}
