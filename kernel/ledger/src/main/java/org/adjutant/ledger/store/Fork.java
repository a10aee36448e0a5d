package org.adjutant.ledger.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EntryException;

/**
 * Where a branch leaves another. It is the first event of the branch's stream, number 0: an event
 * of the type {@link #NAME} whose open part is an object with the text field {@code parent} and the
 * number field {@code at}, and any others.
 *
 * @param parent the stream of the branch that is left
 * @param at the number, counted along that branch from the opening, of the last event they share
 */
public record Fork(String parent, long at) {
  /** The name of the event type of a fork. */
  public static final String NAME = "BranchForked";

  private static final JsonFactory JSON = new JsonFactory();

  public Fork {
    if (at < 0) {
      throw new EntryException("a branch leaves " + parent + " at event 0 or later, not at " + at);
    }
  }

  /** The fork an event records; empty if it is another event. @throws EntryException if damaged */
  public static Optional<Fork> in(Entry entry) {
    return entry.type().name().equals(NAME) ? Optional.of(parse(entry.open())) : Optional.empty();
  }

  private static Fork parse(String open) {
    Optional<String> parent = Optional.empty();
    Optional<Long> at = Optional.empty();
    try (JsonParser json = JSON.createParser(open)) {
      if (json.nextToken() == JsonToken.START_OBJECT) {
        for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
          JsonToken value = json.nextToken();
          if (name.equals("parent") && value == JsonToken.VALUE_STRING) {
            parent = Optional.of(json.getText());
          } else if (name.equals("at") && value == JsonToken.VALUE_NUMBER_INT) {
            at = Optional.of(json.getLongValue());
          }
          json.skipChildren();
        }
      }
    } catch (IOException e) {
      throw new EntryException("the event of a fork is no JSON object: " + open);
    }
    if (parent.isEmpty() || at.isEmpty()) {
      throw new EntryException(
          "the event of a fork has no parent or no number to leave at: " + open);
    }
    return new Fork(parent.get(), at.get());
  }
}
