package org.adjutant.kit.given;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;

/** Claims of the events of one name: each holds of one of them, and the next claims of the same. */
public final class ThenEvent {
  private final Then then;
  private final List<Event> meant;
  private final String name;

  ThenEvent(Then then, List<Event> meant, String name) {
    this.then = then.claim(!meant.isEmpty(), name + " happens");
    this.meant = meant;
    this.name = name;
  }

  public ThenEvent fact(String key, Data value) {
    return those(
        meant.stream().filter(e -> e.facts().find(key).filter(value::equals).isPresent()).toList(),
        "its " + key + " is " + value);
  }

  public ThenEvent fact(String key, String value) {
    return fact(key, Data.of(value));
  }

  public ThenEvent fact(String key, long value) {
    return fact(key, Data.of(value));
  }

  public ThenEvent by(String side) {
    return those(
        meant.stream().filter(e -> e.actor().id().equals(side)).toList(), side + " did it");
  }

  /** It happens so often, as far as claimed up to here. */
  public ThenEvent times(int times) {
    then.claim(meant.size() == times, name + " happens " + times + " times, not " + meant.size());
    return this;
  }

  /** Back to the ruling as a whole. */
  public Then and() {
    return then;
  }

  private ThenEvent those(List<Event> narrowed, String claim) {
    then.claim(!narrowed.isEmpty(), "of " + name + ", " + claim);
    return new ThenEvent(then, narrowed, name);
  }
}
