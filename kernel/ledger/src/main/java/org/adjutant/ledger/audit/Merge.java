package org.adjutant.ledger.audit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.record.Streams;

/**
 * What a copy adds to a record: nothing where both have an event, its new events where the record
 * ends; and the first event in which they part, if they do.
 *
 * @param added by stream, the events to append
 */
public record Merge(Map<String, List<Entry>> added) {
  /**
   * Compares a copy with what is here.
   *
   * @throws GameException naming the first event in which the two part, or that is missing between
   *     them
   */
  public static Merge of(Copy copy, Strands here) {
    Map<String, List<Entry>> added = new LinkedHashMap<>();
    for (var stream : copy.streams().entrySet()) {
      // A data set is called by what is in it, whoever wrote it down when.
      if (Streams.isData(stream.getKey()) && here.link(stream.getKey(), 0).isPresent()) {
        continue;
      }
      List<Entry> news = new ArrayList<>();
      Optional<Link> head = Optional.empty();
      long next = -1;
      for (Copy.Line line : stream.getValue()) {
        Optional<Link> known = here.link(stream.getKey(), line.number());
        if (known.isPresent() && !known.get().equals(line.entry().link())) {
          throw new GameException(
              "the copies part at event "
                  + line.number()
                  + " of "
                  + stream.getKey()
                  + ": here it is "
                  + known.get()
                  + ", in the copy "
                  + line.entry().link());
        }
        if (known.isEmpty()) {
          Optional<Link> before =
              line.number() == next ? head : here.link(stream.getKey(), line.number() - 1);
          check(stream.getKey(), line, before);
          news.add(line.entry());
          head = Optional.of(line.entry().link());
          next = line.number() + 1;
        }
      }
      if (!news.isEmpty()) {
        added.put(stream.getKey(), news);
      }
    }
    return new Merge(added);
  }

  private static void check(String stream, Copy.Line line, Optional<Link> before) {
    String event = "event " + line.number() + " of " + stream;
    if (line.number() > 0 && before.isEmpty()) {
      throw new GameException(
          event
              + " follows one that is neither here nor in the copy; ask for a copy that begins earlier");
    }
    if (before.isPresent() && !line.entry().previous().equals(before.get())) {
      throw new GameException(
          "the copies part before "
              + event
              + ": it follows "
              + line.entry().previous()
              + ", but the event here is "
              + before.get());
    }
    if (!line.entry().intact()) {
      throw new GameException(
          event + " of the copy was changed: its content does not give its link");
    }
  }

  public long events() {
    return added.values().stream().mapToLong(List::size).sum();
  }
}
