package org.adjutant.ledger.audit;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Flaw;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.dice.Commitment;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.OwnSeed;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.Fork;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Position;

/**
 * Folds every branch of a verified chain again and compares what was recorded: positions and dice.
 */
final class Replay {
  private final Strands strands;
  private final Register register;
  private final long events;
  private final Optional<Seed> seed;
  private final Rolls rolls;
  private final Forks forks;
  private long positions;

  Replay(Strands strands, Register register, long events) {
    this.strands = strands;
    this.register = register;
    this.events = events;
    this.seed = register.seeds().game();
    this.rolls = new Rolls(register);
    this.forks = new Forks(register);
  }

  Verification run() {
    if (seed.isPresent()
        && !register.opening().commitment().isEmpty()
        && !new Commitment(register.opening().commitment())
            .holds(seed.get(), seed.get().nonceFor("game"))) {
      return report(
          Optional.of(
              new Flaw(
                  Streams.game(strands.game()),
                  0,
                  "the seed is not the one whose commitment was published at the opening")));
    }
    Optional<OwnSeed> broken =
        register.seeds().own().values().stream()
            .flatMap(List::stream)
            .filter(OwnSeed::broken)
            .findFirst();
    if (broken.isPresent()) {
      return report(
          Optional.of(
              new Flaw(
                  Streams.game(strands.game()),
                  0,
                  "the seed of branch "
                      + broken.get().branch()
                      + " is not the one whose commitment was published when it was given it")));
    }
    for (BranchInfo branch : register.branches().values()) {
      Optional<Flaw> flaw = branch(branch);
      if (flaw.isPresent()) {
        return report(flaw);
      }
    }
    return report(Optional.empty());
  }

  private Optional<Flaw> branch(BranchInfo branch) {
    String stream = Streams.branch(strands.game(), branch.id());
    Position position = forks.start(branch);
    Iterator<? extends Written> rows = strands.events(stream);
    while (rows.hasNext()) {
      Written row = rows.next();
      Entry entry = row.entry();
      long number = branch.at() + row.number();
      String name = entry.type().name();
      if (name.equals(RulingBook.RULING)) {
        String recorded = RulingBook.read(number, entry, strands.viewer()).digest();
        if (!recorded.equals(position.digest().text())) {
          return Optional.of(
              new Flaw(
                  stream,
                  row.number(),
                  "folding the events does not give the position recorded here"));
        }
        positions++;
      } else if (!name.equals(Fork.NAME)) {
        RecordedEvent event = EventBook.read(number, entry, strands.viewer());
        Position before = position;
        try {
          position = Effects.fold(position, event.effects());
        } catch (RuntimeException e) {
          return Optional.of(
              new Flaw(
                  stream,
                  row.number(),
                  "its effects do not fit the position before it: " + e.getMessage()));
        }
        Optional<String> wrong =
            name.equals(EventNames.DICE_ROLLED)
                ? rolls.add(branch, row.number(), before, entry, event)
                : Optional.empty();
        if (wrong.isPresent()) {
          return Optional.of(new Flaw(stream, row.number(), wrong.get()));
        }
      }
      forks.pass(branch, number, position);
    }
    return Optional.empty();
  }

  private Verification report(Optional<Flaw> flaw) {
    return new Verification(events, positions, rolls.all(), flaw);
  }
}
