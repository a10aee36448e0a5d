package org.adjutant.rules.position;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.adjutant.rules.data.Canon;
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
  private @Nullable Share share;

  /** The digest of an entry under a key. */
  private record Share(String key, Digest digest) {}

  private Entry(Data value, Audience audience, @Nullable Data facade) {
    this.value = value;
    this.audience = audience;
    this.facade = audience.everyone() ? null : facade;
  }

  public static Entry open(Data value) {
    return new Entry(value, Audience.ALL, null);
  }

  public static Entry secret(Data value, Audience audience) {
    return new Entry(value, audience, null);
  }

  public static Entry secret(Data value, Audience audience, Data facade) {
    return new Entry(value, audience, facade);
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
    return audience.includes(viewer) ? Optional.of(this) : facade().map(Entry::open);
  }

  /** The entry as plain data: a list of value, audience unless it is all, facade. */
  public Data write() {
    List<Data> row = Rows.of();
    row.add(value);
    if (!audience.everyone()) {
      row.add(Data.of(audience.text()));
    }
    facade().ifPresent(row::add);
    return Data.of(row);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws org.adjutant.rules.data.DataException if the data are no entry
   */
  public static Entry read(Data data) {
    List<Data> row = Rows.atLeast(1, "a value with its audience", data);
    Audience audience = row.size() > 1 ? Audience.parse(row.get(1).text()) : Audience.ALL;
    return new Entry(row.get(0), audience, row.size() > 2 ? row.get(2) : null);
  }

  /** The share of this entry, under its key, in a position's digest. Kept for the last key. */
  Digest digest(String key) {
    Share known = share;
    if (known == null || !known.key().equals(key)) {
      known = new Share(key, Digest.of(Canon.text(Data.of(key, write()))));
      share = known;
    }
    return known.digest();
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
