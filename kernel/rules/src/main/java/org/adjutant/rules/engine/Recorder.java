package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;

/** Gathers the events and findings of one ruling and keeps the position they lead to. */
final class Recorder {
  private final Input input;
  private final Audience eyes;
  private final List<Event> events = new ArrayList<>();
  private final List<Finding> trail = new ArrayList<>();
  private final List<Effect> bookkeeping = new ArrayList<>();
  private Position position;

  Recorder(Position position, Input input, Audience eyes) {
    this.position = position;
    this.input = input;
    this.eyes = eyes;
  }

  Position position() {
    return position;
  }

  void find(Finding finding) {
    trail.add(finding);
  }

  void happens(Event event) {
    position = Effects.fold(position, event.effects());
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
    position = Effects.fold(position, List.of(effect));
    bookkeeping.add(effect);
  }

  Ruling permitted() {
    if (!bookkeeping.isEmpty()) {
      List<Effect> rest = List.copyOf(bookkeeping);
      bookkeeping.clear();
      events.add(Event.open(EventNames.PROCEEDED, SideId.SYSTEM, Data.EMPTY, rest));
    }
    return new Ruling(input, eyes, true, trail, events, position);
  }
}
