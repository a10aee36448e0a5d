package org.adjutant.ledger.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One event as it is stored: its type, the envelope (who, when, by which command), the open part
 * that anybody may read and that is the same in every replay, the secret parts, the link it follows
 * and its own. The texts are kept exactly as written; nothing here parses or reformats them.
 *
 * @param previous the link of the event before this one; of a fork's first event, the link of the
 *     event the fork leaves
 * @param link the link as recorded; {@link #intact} says whether it is the right one
 */
public record Entry(
    EventType type, Link previous, Link link, String envelope, String open, List<Part> parts) {

  public Entry {
    parts = List.copyOf(parts);
  }

  /**
   * A new entry after {@code previous}, linked.
   *
   * @throws EntryException if a text is not a single line of whole characters
   */
  public static Entry seal(
      Link previous, EventType type, Envelope envelope, String open, List<? extends Part> parts) {
    Lines.single("open part", open);
    String written = envelope.text();
    Lines.single("envelope", written);
    List<Part> all = List.copyOf(parts);
    return new Entry(
        type, previous, linked(previous, type, written, open, all), written, open, all);
  }

  /** Whether the recorded link is the one that the recorded parts give. */
  public boolean intact() {
    return link.equals(linked(previous, type, envelope, open, parts));
  }

  /** The text of the secret part for an audience, as far as this copy has it. */
  public Optional<String> secret(String audience) {
    for (Part part : parts) {
      if (part instanceof Part.Secret s && s.audience().equals(audience)) {
        return Optional.of(s.text());
      }
    }
    return Optional.empty();
  }

  /**
   * This entry as a viewer may have it: every secret part of an audience that he is not in is
   * replaced by its commitment. The links stay the same.
   */
  public Entry asSeenBy(Predicate<String> inAudience) {
    List<Part> seen = new ArrayList<>(parts.size());
    for (Part part : parts) {
      boolean withheld = part instanceof Part.Secret s && !inAudience.test(s.audience());
      seen.add(withheld ? new Part.Hidden(part.commitment()) : part);
    }
    return new Entry(type, previous, link, envelope, open, seen);
  }

  /** The hash of the deterministic part alone: equal in every replay of the same play. */
  public String bodyHash() {
    return bodyHash(type, open);
  }

  private static Link linked(
      Link previous, EventType type, String envelope, String open, List<Part> parts) {
    Sha256 hash =
        Sha256.tagged("adjutant/link/1")
            .with(previous.text())
            .with(bodyHash(type, open))
            .with(Sha256.tagged("adjutant/envelope/1").with(envelope).text());
    for (Part part : parts) {
      hash.with(part.commitment());
    }
    return new Link(hash.text());
  }

  private static String bodyHash(EventType type, String open) {
    return Sha256.tagged("adjutant/body/1").with(type.toString()).with(open).text();
  }
}
