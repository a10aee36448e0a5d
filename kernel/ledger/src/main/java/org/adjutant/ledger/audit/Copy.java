package org.adjutant.ledger.audit;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EntryException;
import org.adjutant.ledger.chain.EntryText;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.record.Json;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Viewer;

/**
 * A copy of a game, or of its latest events, as JSON Lines: a header, then an event a line. It
 * verifies without a store.
 *
 * @param part true if it has only the events since an earlier copy
 */
public record Copy(String game, Viewer viewer, boolean part, Map<String, List<Line>> streams)
    implements Strands {
  /** The version of the form; a copy of a later one is refused. */
  public static final int FORM = 1;

  /** An event of a copy, with the number it has in its stream. */
  public record Line(long number, Entry entry) implements Written {}

  /**
   * Reads a copy.
   *
   * @throws DataException naming the line that cannot be read, and why
   */
  public static Copy read(BufferedReader lines) throws IOException {
    String first = lines.readLine();
    Data header = header(first == null ? "" : first);
    Map<String, List<Line>> streams = new LinkedHashMap<>();
    int at = 1;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      at++;
      try {
        Data row = Json.read(line);
        Entry entry = EntryText.read(EventType.parse(row.text("type")), row.text("entry"));
        streams
            .computeIfAbsent(row.text("stream"), s -> new ArrayList<>())
            .add(new Line(row.get("n").number(), entry));
      } catch (DataException | EntryException e) {
        throw new DataException("line " + at + " of the copy: " + e.getMessage());
      }
    }
    return new Copy(
        header.text("game"), new Viewer(header.text("viewer")), header.get("part").flag(), streams);
  }

  private static Data header(String line) {
    try {
      Data header = Json.read(line);
      int form = header.integer("adjutant");
      if (form != FORM) {
        throw new DataException(
            "the copy has the form "
                + form
                + "; this program reads form "
                + FORM
                + (form > FORM ? ", a newer one is needed" : ""));
      }
      return header;
    } catch (DataException e) {
      throw new DataException("line 1 of the copy: " + e.getMessage());
    }
  }

  static String header(String game, Viewer viewer, boolean part) {
    return org.adjutant.rules.data.Canon.text(
        Data.of("adjutant", FORM)
            .with("game", game)
            .with("viewer", viewer.id())
            .with("part", part));
  }

  static String line(String stream, long number, Entry entry) {
    return org.adjutant.rules.data.Canon.text(
        Data.of("stream", stream)
            .with("n", number)
            .with("type", entry.type().toString())
            .with("entry", EntryText.write(entry)));
  }

  @Override
  public Iterator<? extends Written> events(String stream) {
    return streams.getOrDefault(stream, Collections.emptyList()).iterator();
  }

  @Override
  public Optional<Link> link(String stream, long number) {
    return streams.getOrDefault(stream, Collections.emptyList()).stream()
        .filter(line -> line.number() == number)
        .map(line -> line.entry().link())
        .findFirst();
  }
}
