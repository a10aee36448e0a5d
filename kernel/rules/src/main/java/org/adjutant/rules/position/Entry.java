package org.adjutant.rules.position;

import java.util.Objects;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * A value with its audience. Those outside the audience see the facade instead, or nothing at all
 * when there is none (of a cup they may see how many are in it, not which).
 */
public final class Entry {
  private final Data value;
  private final Audience audience;
  private final @Nullable Data facade;
  private @Nullable Digest digest;

  private Entry(Data value, Audience audience, @Nullable Data facade) {
    this.value = value;
    this.audience = audience;
    this.facade = facade;
  }

  public static Entry open(Data value) {
    return new Entry(value, Audience.ALL, null);
  }

  public static Entry secret(Data value, Audience audience) {
    return new Entry(value, audience, null);
  }

  public static Entry secret(Data value, Audience audience, Data facade) {
    return audience.everyone() ? open(value) : new Entry(value, audience, facade);
  }

  public Data value() {
    return value;
  }

  public Audience audience() {
    return audience;
  }

  public Optional<Data> facade() {
    return Optional.ofNullable(facade);
  }

  /** What a viewer has of it: the entry itself, its facade, or nothing. */
  public Optional<Entry> seenBy(Viewer viewer) {
    if (audience.includes(viewer)) {
      return Optional.of(this);
    }
    return facade().map(Entry::open);
  }

  /** The share of this entry, under its key, in a position's digest. Computed once. */
  Digest digest(String key) {
    Digest known = digest;
    if (known == null) {
      StringBuilder text = new StringBuilder(64);
      text.append(key).append('=').append(audience.text()).append('=');
      org.adjutant.rules.data.Canon.write(value, text);
      if (facade != null) {
        text.append('=');
        org.adjutant.rules.data.Canon.write(facade, text);
      }
      known = Digest.of(text.toString());
      digest = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Entry e
        && value.equals(e.value)
        && audience.equals(e.audience)
        && Objects.equals(facade, e.facade);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value + (audience.everyone() ? "" : " (for " + audience.text() + ")");
  }
}
