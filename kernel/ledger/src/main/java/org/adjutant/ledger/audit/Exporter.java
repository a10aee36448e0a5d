package org.adjutant.ledger.audit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.position.Viewer;

/** Writes copies of a game. */
public final class Exporter {
  private final Strands strands;
  private final Register register;

  public Exporter(Strands strands, Register register) {
    this.strands = strands;
    this.register = register;
  }

  /** The streams of the game in the order in which a copy has them. */
  public List<String> streams() {
    List<String> streams = new ArrayList<>();
    streams.add(Streams.game(strands.game()));
    register.allTerms().stream()
        .map(terms -> Streams.data(terms.data()))
        .distinct()
        .forEach(streams::add);
    for (String branch : register.branches().keySet()) {
      streams.add(Streams.branch(strands.game(), branch));
      streams.add(Streams.refusals(strands.game(), branch));
    }
    return streams;
  }

  /**
   * The whole game, tree included, as the umpire has it or as one side may see it; links are those
   * of the record.
   */
  public void whole(Viewer viewer, Appendable out) throws IOException {
    out.append(Copy.header(strands.game(), viewer, false)).append('\n');
    for (String stream : streams()) {
      write(stream, 0, viewer, out);
    }
  }

  /**
   * The events since an earlier copy.
   *
   * @param known by stream, how many events the other has
   * @return how many events were written
   */
  public long since(Map<String, Long> known, Appendable out) throws IOException {
    out.append(Copy.header(strands.game(), Viewer.UMPIRE, true)).append('\n');
    long written = 0;
    for (String stream : streams()) {
      written += write(stream, known.getOrDefault(stream, 0L), Viewer.UMPIRE, out);
    }
    return written;
  }

  private long write(String stream, long from, Viewer viewer, Appendable out) throws IOException {
    long written = 0;
    Iterator<? extends Written> rows = strands.events(stream);
    while (rows.hasNext()) {
      Written row = rows.next();
      if (row.number() < from) {
        continue;
      }
      Entry entry = row.entry();
      Entry seen =
          viewer.isUmpire() ? entry : entry.asSeenBy(audience -> audience.equals(viewer.id()));
      out.append(Copy.line(stream, row.number(), seen)).append('\n');
      written++;
    }
    return written;
  }
}
