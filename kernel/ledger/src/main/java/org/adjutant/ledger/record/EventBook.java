package org.adjutant.ledger.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/**
 * Kernel events in their stored form: actor {@code a}, facts {@code f}, effects {@code e}. What a
 * side may know beyond everybody stands whole in a secret part for that side, and what nobody may
 * know in one for the umpire; so the open part does not even tell how much is hidden. An event of
 * which the public may know nothing is stored under a name that tells nothing.
 */
public final class EventBook {
  /** The stored name of an event whose own name is secret. */
  public static final String HIDDEN = "Hidden";

  private EventBook() {}

  /**
   * @param sides the sides whose views are kept apart; none if the title has no secrets
   */
  public static Unsealed write(Event event, Position before, List<SideId> sides) {
    if (sides.isEmpty()) {
      return Unsealed.open(event.type(), body(event.actor().id(), event.facts(), event.effects()));
    }
    boolean nameless = isNameless(event);
    Data open = view(event, before, Viewer.PUBLIC, nameless);
    Map<String, Data> secrets = new LinkedHashMap<>();
    for (SideId side : sides) {
      Data seen = view(event, before, Viewer.of(side), nameless);
      if (!seen.equals(open)) {
        secrets.put(side.id(), seen);
      }
    }
    Data whole = view(event, before, Viewer.UMPIRE, nameless);
    if (!whole.equals(open)) {
      secrets.put(Viewer.UMPIRE.id(), whole);
    }
    return new Unsealed(EventType.parse(nameless ? HIDDEN + "@1" : event.type()), open, secrets);
  }

  /** True if the public may not even know the name. */
  private static boolean isNameless(Event event) {
    return !event.audience().everyone() && event.openFacts().fields().isEmpty();
  }

  /**
   * True if this event, recorded now, would be stored as the entry is, in the umpire's eyes. Texts
   * are compared, nothing is parsed.
   *
   * @param secrets whether the title has any
   */
  public static boolean tells(Entry entry, Event event, boolean secrets) {
    boolean nameless = secrets && isNameless(event);
    Data body = body(event.actor().id(), event.facts(), event.effects());
    return (nameless ? HIDDEN.equals(entry.type().name()) : isOf(entry.type(), event))
        && Verbatim.is(whole(entry), nameless ? body.with("name", event.type()) : body);
  }

  private static boolean isOf(EventType type, Event event) {
    return type.name().equals(event.name()) && type.revision() == event.revision();
  }

  private static Data view(Event event, Position before, Viewer viewer, boolean nameless) {
    boolean knows = event.audience().includes(viewer);
    List<Effect> seen = viewer.isUmpire() ? event.effects() : seen(event.effects(), before, viewer);
    Data body =
        body(
            nameless && !knows ? SideId.SYSTEM.id() : event.actor().id(),
            event.factsFor(viewer),
            seen);
    return nameless && knows ? body.with("name", event.type()) : body;
  }

  private static List<Effect> seen(List<Effect> effects, Position before, Viewer viewer) {
    List<Effect> seen = new ArrayList<>();
    Position now = before;
    for (Effect effect : effects) {
      effect.seenBy(viewer, now).ifPresent(seen::add);
      now = Effects.fold(now, List.of(effect));
    }
    return seen;
  }

  private static Data body(String actor, Data facts, List<Effect> effects) {
    Data body = Data.of("a", actor);
    if (!facts.fields().isEmpty()) {
      body = body.with("f", facts);
    }
    return effects.isEmpty() ? body : body.with("e", Effects.write(effects));
  }

  /**
   * An event as a viewer may know it. @throws org.adjutant.rules.data.DataException if it is
   * damaged
   */
  public static RecordedEvent read(long number, Entry entry, Viewer viewer) {
    return read(number, entry.type(), body(entry, viewer));
  }

  /** An event as a viewer would read it, were it recorded now; its number is 0. */
  public static RecordedEvent seen(Event event, Position before, Viewer viewer) {
    boolean nameless = isNameless(event);
    return read(
        0,
        EventType.parse(nameless ? HIDDEN + "@1" : event.type()),
        view(event, before, viewer, nameless));
  }

  private static RecordedEvent read(long number, EventType stored, Data body) {
    EventType type = body.find("name").map(name -> EventType.parse(name.text())).orElse(stored);
    List<Effect> effects = new ArrayList<>();
    body.find("e")
        .ifPresent(list -> list.items().forEach(effect -> effects.add(Effects.read(effect))));
    return new RecordedEvent(
        number,
        type.name(),
        type.revision(),
        new SideId(body.text("a")),
        body.find("f").orElse(Data.EMPTY),
        effects);
  }

  /**
   * The effects of a stored event, whole; nothing else of it is read.
   *
   * @throws org.adjutant.rules.data.DataException if they are damaged
   */
  public static List<Effect> effects(Entry entry) {
    return Json.field(whole(entry), "e").map(Effects::readAll).orElse(List.of());
  }

  /** The text of a stored event as the umpire may read it. */
  private static String whole(Entry entry) {
    return entry.secret(Viewer.UMPIRE.id()).orElse(entry.open());
  }

  /** The body of a stored entry that a viewer may read: his own part, or the open one. */
  private static Data body(Entry entry, Viewer viewer) {
    Data own = secret(entry, viewer);
    return own.fields().isEmpty() ? Json.read(entry.open()) : own;
  }

  /** The secret part of a stored entry that a viewer may read; an empty object if there is none. */
  static Data secret(Entry entry, Viewer viewer) {
    return entry.secret(viewer.id()).map(Json::read).orElse(Data.EMPTY);
  }
}
