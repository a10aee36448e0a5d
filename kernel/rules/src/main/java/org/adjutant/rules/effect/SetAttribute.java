package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.position.Viewer;

/**
 * An attribute of a place, a side, a group or the game gets a value, or loses it, for an audience.
 */
public record SetAttribute(Subject subject, String key, Optional<Data> value, Audience audience)
    implements Effect {
  public static SetAttribute open(Subject subject, String key, Data value) {
    return new SetAttribute(subject, key, Optional.of(value), Audience.ALL);
  }

  public static SetAttribute clear(Subject subject, String key) {
    return new SetAttribute(subject, key, Optional.empty(), Audience.ALL);
  }

  @Override
  public void applyTo(Draft draft) {
    value.ifPresentOrElse(
        v -> draft.put(Keys.attribute(subject, key), Entry.secret(v, audience)),
        () -> draft.clear(Keys.attribute(subject, key)));
  }

  @Override
  public Data write() {
    return Values.write(Row.of("attribute").add(subject.text()).add(key), value, audience);
  }

  static SetAttribute read(Row row) {
    Subject subject = new Subject(row.text());
    String key = row.text();
    Optional<Data> value = Values.read(row);
    return new SetAttribute(subject, key, value, row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    String entry = Keys.attribute(subject, key);
    return value.isEmpty()
        ? Secrecy.ofClearing(this, entry, viewer, before)
        : Secrecy.ofEntry(this, audience, entry, viewer, before);
  }
}
