package org.adjutant.ledger;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.Append;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.ledger.store.Appended;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Ruling;

/** Records rulings, each in one transaction. */
record Minutes(Ledger ledger, OpenGame game) {
  /** Events from one keyframe to the next: each has to be paid by the rulings between them. */
  private static final int KEYFRAME = 1024;

  /**
   * Who submitted what.
   *
   * @param id of the command
   * @param content of the command, to tell a repetition from a mistaken id
   */
  record Entry(String actor, String id, String content) {}

  /**
   * Records a permitted ruling.
   *
   * @param register how many events the game's own stream must have; -1 if it may have grown
   * @throws org.adjutant.ledger.game.StaleHeadException or {@link
   *     org.adjutant.ledger.store.StoreException.Conflict} if somebody else was first, or if it was
   *     recorded before
   */
  Acknowledgement permitted(Standing at, Ruling ruling, Entry entry, long register) {
    boolean goesOn = !at.position().stack().isEmpty() && at.number() >= 0;
    Optional<Long> begun = goesOn ? Optional.of(origin(at)) : Optional.empty();
    List<Unsealed> rows = Batch.of(game.title(), at.position(), ruling, at.number(), begun);
    long offset = at.history().offset();
    Appended appended = append(at.stream(), at.number() - offset, register, rows, entry);
    long number = offset + appended.number();
    OptionalLong origin = OptionalLong.of(begun.orElse(number));
    game.remember(at.branch().id(), new Standing.Head(number, ruling.after(), origin));
    if (number / KEYFRAME > at.number() / KEYFRAME) {
      at.history().keep(number, ruling.after());
    }
    if (ruling.after().outcome().isPresent()) {
      game.seeds().reveal(at.branch().id());
    }
    return new Acknowledgement(number, appended.head(), Optional.of(ruling), true, 0);
  }

  /** Records a refusal, which does not move the head. */
  Acknowledgement refused(Standing at, Ruling ruling, Entry entry) {
    String stream = Streams.refusals(game.name(), at.branch().id());
    int repeats =
        ledger.finder().refusals(stream, RulingBook.sameness(ruling.after(), ruling.input()));
    Appended appended =
        append(stream, -1, -1, List.of(RulingBook.refused(ruling, at.number())), entry);
    return new Acknowledgement(
        appended.number(), appended.head(), Optional.of(ruling), false, repeats);
  }

  /** What was acknowledged before to a command; empty if it was never done. */
  Optional<Acknowledgement> repeated(BranchInfo branch, String id, String content) {
    return ledger
        .store()
        .receipts()
        .find(id, content)
        .map(Appended::read)
        .map(
            done -> {
              boolean permitted = !Streams.isRefusals(done.stream());
              long offset = permitted ? game.past(branch.id()).offset() : 0;
              return new Acknowledgement(
                  offset + done.number(), done.head(), Optional.empty(), permitted, 0);
            });
  }

  private static long origin(Standing at) {
    return at.head()
        .origin()
        .orElseGet(() -> at.history().ruling(at.number(), Viewer.UMPIRE).origin());
  }

  private Appended append(
      String stream, long expected, long register, List<Unsealed> rows, Entry entry) {
    Append append =
        new Append(
            stream,
            expected,
            register,
            Link.NONE,
            rows,
            ledger.now(),
            entry.actor(),
            entry.id(),
            entry.content());
    return Appended.read(ledger.commands().first(entry.id(), append));
  }
}
