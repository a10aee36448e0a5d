package org.adjutant.ledger.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Part;
import org.adjutant.ledger.chain.Salts;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;

/**
 * An event ready to be appended, before it is linked.
 *
 * @param secrets by audience (a side, or umpire) what only that audience may read
 */
public record Unsealed(EventType type, Data open, Map<String, Data> secrets) {
  public Unsealed {
    secrets = new LinkedHashMap<>(secrets);
  }

  public static Unsealed open(String type, Data open) {
    return new Unsealed(EventType.parse(type), open, new LinkedHashMap<>());
  }

  /** The entry that follows {@code previous}. */
  public Entry seal(Link previous, Envelope envelope, Salts salts) {
    List<Part> parts = new ArrayList<>();
    secrets.forEach(
        (audience, data) -> parts.add(new Part.Secret(audience, salts.next(), Canon.text(data))));
    return Entry.seal(previous, type, envelope, Canon.text(open), parts);
  }
}
