package org.adjutant.ledger;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.audit.Exporter;
import org.adjutant.ledger.audit.Merge;
import org.adjutant.ledger.audit.StoreStrands;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.audit.Verifier;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Transcribe;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.position.Viewer;

/** Games in and out of a store: verification, copies, play by mail. */
public final class Post {
  private final Ledger ledger;

  public Post(Ledger ledger) {
    this.ledger = ledger;
  }

  /**
   * Verifies a game of the store. @param noted a head acknowledged earlier, which must still be
   * there
   */
  public Verification verify(String game, Optional<Link> noted) {
    return Verifier.verify(strands(game), noted);
  }

  /** Writes a whole game, tree included, as the umpire has it or as one side may see it. */
  public void export(String game, Viewer viewer, Appendable out) throws IOException {
    exporter(game).whole(viewer, out);
  }

  /**
   * Writes the events that another seat does not have yet, and notes that he has them now.
   *
   * @param to a word for the other's copy
   * @return how many events were written
   */
  public long send(String game, String to, Appendable out) throws IOException {
    Exporter exporter = exporter(game);
    Map<String, Long> known = ledger.finder().known(game, to);
    long written = exporter.since(known, out);
    Map<String, Long> now = new LinkedHashMap<>();
    for (String stream : exporter.streams()) {
      ledger.store().reader().last(stream).ifPresent(last -> now.put(stream, last + 1));
    }
    ledger.finder().know(game, to, now);
    return written;
  }

  /**
   * Takes a copy into the store: a new game, or the events that are new of one that is here. All or
   * nothing.
   *
   * @param from a word for the other's copy, so that he is not sent his own events back
   * @return how many events were new
   * @throws GameException naming the first event in which the copies part, or the first bad one
   */
  public long take(BufferedReader in, String from) throws IOException {
    Copy copy = Copy.read(in);
    if (!copy.viewer().isUmpire()) {
      throw new GameException(
          "this is "
              + copy.viewer().id()
              + "'s view of game "
              + copy.game()
              + "; it can be verified and read, but a store takes whole copies only");
    }
    boolean here = ledger.games().contains(copy.game());
    if (!here) {
      Verification verdict = Verifier.verify(copy, Optional.empty());
      verdict
          .flaw()
          .ifPresent(
              flaw -> {
                throw new GameException(
                    copy.part()
                        ? "game "
                            + copy.game()
                            + " is not here, and this copy has only its latest events; ask for the whole game"
                        : "the copy is damaged: " + flaw);
              });
    }
    Merge merge = Merge.of(copy, strands(copy.game()));
    ledger.store().transactions().executeInTransaction(() -> merge.added().forEach(this::append));
    ledger.forget(copy.game());
    Map<String, Long> known = new LinkedHashMap<>(ledger.finder().known(copy.game(), from));
    copy.streams()
        .forEach(
            (stream, lines) ->
                known.merge(stream, lines.get(lines.size() - 1).number() + 1, Math::max));
    ledger.finder().know(copy.game(), from, known);
    return merge.events();
  }

  private void append(String stream, List<Entry> entries) {
    ledger
        .commands()
        .tell(
            Streams.isGame(stream)
                ? new Transcribe.ToGame(stream, entries)
                : new Transcribe(stream, entries));
  }

  /** A game as the store has it, to be gone through from the first event on. */
  public Strands strands(String game) {
    return new StoreStrands(ledger.store().reader(), game);
  }

  private Exporter exporter(String game) {
    return new Exporter(strands(game), ledger.game(game).register());
  }
}
