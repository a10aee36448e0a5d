package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.jspecify.annotations.Nullable;

/** Gathers the events and findings of one ruling and keeps the position they lead to. */
final class Recorder {
  private final Input input;
  private final Audience eyes;
  private final List<Event> events = new ArrayList<>();
  private final List<Finding> trail = new ArrayList<>();
  private final List<Effect> bookkeeping = new ArrayList<>();
  private Position position;

  /** What has happened since anybody looked at the position; null if nothing has. */
  private @Nullable Draft open;

  Recorder(Position position, Input input, Audience eyes) {
    this.position = position;
    this.input = input;
    this.eyes = eyes;
  }

  Position position() {
    if (open != null) {
      position = open.seal();
      open = null;
    }
    return position;
  }

  private void apply(Effect effect) {
    Draft draft = open == null ? position.draft() : open;
    open = draft;
    effect.applyTo(draft);
  }

  void find(Finding finding) {
    trail.add(finding);
  }

  void happens(Event event) {
    event.effects().forEach(this::apply);
    if (bookkeeping.isEmpty()) {
      events.add(event);
      return;
    }
    List<Effect> all = new ArrayList<>(bookkeeping);
    all.addAll(event.effects());
    bookkeeping.clear();
    events.add(
        new Event(
            event.name(),
            event.revision(),
            event.actor(),
            event.facts(),
            event.audience(),
            event.openFacts(),
            all));
  }

  /** Applies a change now; it is recorded with the next event. */
  void keepBooks(Effect effect) {
    apply(effect);
    bookkeeping.add(effect);
  }

  Ruling permitted() {
    if (!bookkeeping.isEmpty()) {
      List<Effect> rest = List.copyOf(bookkeeping);
      bookkeeping.clear();
      events.add(Event.open(EventNames.PROCEEDED, SideId.SYSTEM, Data.EMPTY, rest));
    }
    return new Ruling(input, eyes, true, trail, events, position());
  }
}
