package org.adjutant.ledger.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Digest;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Ruling;

/**
 * Rulings in their stored form. The row of a ruling closes its events; it holds the input, the
 * trail and the digest of the position after. A seek passes over it. A secret part holds only what
 * its reader has otherwise than the open part, most often a digest; there is one for every side
 * whatever is in it, so that their number tells nothing.
 */
public final class RulingBook {
  /** The stored name of a permitted ruling. */
  public static final String RULING = "Ruling";

  /** The stored name of a refused one, which stands in a stream of its own. */
  public static final String REFUSAL = "Refusal";

  private static final String INPUT = "in";
  private static final String INPUT_FIELD = "\"in\":";
  private static final String TRAIL_FIELD = "\"t\":";

  private RulingBook() {}

  /**
   * A permitted ruling.
   *
   * @param origin the number along the branch of the ruling that began the procedure; its own if it
   *     is the beginning
   * @param eyes who may know the input
   * @param sides the sides whose views are kept apart; none if the title has no secrets
   */
  public static Unsealed permitted(
      Ruling ruling, Position before, long origin, Audience eyes, List<SideId> sides) {
    String same = sameness(before, ruling.input());
    if (sides.isEmpty()) {
      return Unsealed.open(
          RULING + "@1", view(ruling, origin, true, Viewer.UMPIRE, same, ruling.after()));
    }
    Data open =
        view(
            ruling,
            origin,
            eyes.everyone(),
            Viewer.PUBLIC,
            "",
            ruling.after().seenBy(Viewer.PUBLIC));
    Map<String, Data> secrets = new LinkedHashMap<>();
    for (SideId side : sides) {
      Viewer viewer = Viewer.of(side);
      Data seen =
          view(ruling, origin, eyes.includes(viewer), viewer, "", ruling.after().seenBy(viewer));
      secrets.put(side.id(), beyond(open, seen));
    }
    Data whole = view(ruling, origin, true, Viewer.UMPIRE, same, ruling.after());
    secrets.put(Viewer.UMPIRE.id(), beyond(open, whole));
    return new Unsealed(EventType.parse(RULING + "@1"), open, secrets);
  }

  /**
   * A refusal: for its submitter and the umpire alone. @param at the head of the branch it was
   * refused on
   */
  public static Unsealed refused(Ruling ruling, long at) {
    Data whole =
        view(
            ruling,
            at,
            true,
            Viewer.UMPIRE,
            sameness(ruling.after(), ruling.input()),
            ruling.after());
    Map<String, Data> secrets = new LinkedHashMap<>();
    secrets.put(ruling.input().by().id(), whole);
    secrets.put(Viewer.UMPIRE.id(), whole);
    return new Unsealed(EventType.parse(REFUSAL + "@1"), Data.of("o", at), secrets);
  }

  private static Data view(
      Ruling ruling, long origin, boolean input, Viewer viewer, String same, Position after) {
    Data data =
        Data.of("o", origin).with("n", ruling.events().size()).with("d", after.digest().text());
    data =
        input
            ? data.with("in", InputText.write(ruling.input()))
            : data.with("by", ruling.input().by().id());
    data = data.with("t", trail(ruling.trail(), viewer));
    return same.isEmpty() ? data : data.with("k", same);
  }

  private static Data trail(List<Finding> findings, Viewer viewer) {
    List<Data> trail = new ArrayList<>();
    for (Finding finding : findings) {
      if (finding.audience().includes(viewer)) {
        trail.add(FindingText.write(finding));
      }
    }
    return Data.of(trail);
  }

  /**
   * What was submitted, the umpire's copy given; nothing else of the entry is read.
   *
   * @throws org.adjutant.rules.data.DataException if it is not there, or damaged
   */
  public static Input input(Entry entry) {
    return entry
        .secret(Viewer.UMPIRE.id())
        .filter(text -> text.contains(INPUT_FIELD))
        .flatMap(text -> Json.early(text, INPUT))
        .or(() -> Json.early(entry.open(), INPUT))
        .map(InputText::read)
        .orElseThrow(() -> new DataException("what was submitted is not in this copy"));
  }

  /**
   * True if these are the findings behind a stored ruling, in the umpire's eyes. Texts are
   * compared, nothing is parsed: the trail is the last field of what is written canonically.
   */
  public static boolean rests(Entry entry, List<Finding> findings) {
    Verbatim row =
        new Verbatim(
            entry
                .secret(Viewer.UMPIRE.id())
                .filter(text -> text.contains(TRAIL_FIELD))
                .orElse(entry.open()));
    return row.ends("}") && row.ends(trail(findings, Viewer.UMPIRE)) && row.ends(TRAIL_FIELD);
  }

  /** The fields of a view that the open part does not have, or has otherwise. */
  private static Data beyond(Data open, Data view) {
    Map<String, Data> more = new LinkedHashMap<>(view.fields());
    more.entrySet().removeAll(open.fields().entrySet());
    return new Data.Fields(more);
  }

  /** What an identical input at an identical position has in common: a digest of both. */
  public static String sameness(Position before, Input input) {
    return Digest.of(before.digest().text() + Canon.text(InputText.write(input))).brief();
  }

  /** A ruling as a viewer may know it. */
  public static RecordedRuling read(long number, Entry entry, Viewer viewer) {
    Data body = Json.read(entry.open());
    for (Map.Entry<String, Data> more : EventBook.secret(entry, viewer).fields().entrySet()) {
      body = body.with(more.getKey(), more.getValue());
    }
    List<Finding> trail = new ArrayList<>();
    body.find("t")
        .ifPresent(list -> list.items().forEach(finding -> trail.add(FindingText.read(finding))));
    return new RecordedRuling(
        number,
        body.integer("o"),
        entry.type().name().equals(RULING),
        body.find("in").map(InputText::read),
        body.find("n").map(Data::integer).orElse(0),
        body.find("d").map(Data::text).orElse(""),
        body.find("k").map(Data::text).orElse(""),
        trail);
  }
}
