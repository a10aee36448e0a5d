package org.adjutant.ledger.store;

import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EntryException;
import org.adjutant.ledger.chain.EntryText;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Written;

/**
 * One stored event, as the database gave it.
 *
 * @param stream the stream it is in
 * @param number its number in that stream, from 0
 * @param name the name of its type, as stored
 * @param revision the revision of its type, as stored
 * @param millis when it was recorded, as stored beside it
 * @param text the entry, see {@link EntryText}
 */
public record Row(
    String stream, long number, String name, String revision, long millis, String text)
    implements Written {

  /**
   * @throws EntryException if name or revision are damaged
   */
  public EventType type() {
    return EventType.of(name, revision);
  }

  @Override
  public Entry entry() {
    Entry entry = EntryText.read(type(), text);
    if (!entry.envelope().startsWith("{\"at\":" + millis + ",")) {
      throw new EntryException(
          "its time is stored as " + millis + ", but its envelope is " + entry.envelope());
    }
    return entry;
  }
}
