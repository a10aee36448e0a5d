package org.adjutant.rules.position;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.jspecify.annotations.Nullable;

/**
 * A piece on the board. Its kind names an entry of the pack's data (the printed values); what
 * changes in play, or is known to some only, is an attribute. Those outside {@link #knownTo} do not
 * see that the piece exists; those inside see its id, kind, side, place, steps and facing.
 */
public final class Piece {
  private static final SortedMap<String, Entry> BARE =
      Collections.unmodifiableSortedMap(new TreeMap<>());

  private final PieceId id;
  private final String kind;
  private final SideId side;
  private final Place place;
  private final int steps;
  private final int facing;
  private final SortedMap<String, Entry> attributes;
  private final Audience knownTo;
  private final boolean open;
  private @Nullable Digest digest;

  private Piece(
      PieceId id,
      String kind,
      SideId side,
      Place place,
      int steps,
      int facing,
      SortedMap<String, Entry> attributes,
      Audience knownTo) {
    if (steps < 0) {
      throw new DataException("steps of " + id + " cannot be negative: " + steps);
    }
    this.id = id;
    this.kind = kind;
    this.side = side;
    this.place = place;
    this.steps = steps;
    this.facing = facing;
    this.attributes = attributes;
    this.knownTo = knownTo;
    this.open = knownTo.everyone() && areOpen(attributes);
  }

  private static boolean areOpen(SortedMap<String, Entry> attributes) {
    if (!attributes.isEmpty()) {
      for (Entry entry : attributes.values()) {
        if (!entry.audience().everyone()) {
          return false;
        }
      }
    }
    return true;
  }

  /** A new piece, open to all, without facing or attributes. */
  public static Piece of(PieceId id, String kind, SideId side, Place place, int steps) {
    return new Piece(id, kind, side, place, steps, 0, BARE, Audience.ALL);
  }

  /** As the other, the id given as text. */
  public static Piece of(String id, String kind, SideId side, Place place, int steps) {
    return of(new PieceId(id), kind, side, place, steps);
  }

  public PieceId id() {
    return id;
  }

  public String kind() {
    return kind;
  }

  public SideId side() {
    return side;
  }

  public Place place() {
    return place;
  }

  /** Steps left, 0 or more; 0 only for markers that have none. */
  public int steps() {
    return steps;
  }

  /**
   * Which way it faces, in the title's own unit: a number of a direction, or hundredths of a
   * degree. 0 if it never matters.
   */
  public int facing() {
    return facing;
  }

  /** What changes in play or is known to some only, by key, sorted. */
  public Map<String, Entry> attributes() {
    return attributes;
  }

  public Audience knownTo() {
    return knownTo;
  }

  /** True if nothing of it is hidden from anybody. */
  boolean isOpen() {
    return open;
  }

  public boolean isKnownTo(Viewer viewer) {
    return knownTo.includes(viewer);
  }

  public Optional<Entry> entry(String key) {
    return Optional.ofNullable(attributes.get(key));
  }

  public Optional<Data> attribute(String key) {
    return entry(key).map(Entry::value);
  }

  /** True if the flag is set; an absent flag is not. */
  public boolean flag(String key) {
    Entry entry = attributes.get(key);
    return entry != null && entry.value().flag();
  }

  /** The number under this key; {@code absent} where there is none. */
  public int number(String key, int absent) {
    Entry entry = attributes.get(key);
    return entry == null ? absent : entry.value().integer();
  }

  public Piece at(Place next) {
    return new Piece(id, kind, side, next, steps, facing, attributes, knownTo);
  }

  public Piece withSteps(int next) {
    return new Piece(id, kind, side, place, next, facing, attributes, knownTo);
  }

  public Piece facing(int next) {
    return new Piece(id, kind, side, place, steps, next, attributes, knownTo);
  }

  public Piece knownTo(Audience next) {
    return new Piece(id, kind, side, place, steps, facing, attributes, next);
  }

  public Piece with(String key, Entry value) {
    TreeMap<String, Entry> next = new TreeMap<>(attributes);
    next.put(key, value);
    return with(next);
  }

  public Piece with(String key, Data value) {
    return with(key, Entry.open(value));
  }

  public Piece without(String key) {
    if (!attributes.containsKey(key)) {
      return this;
    }
    TreeMap<String, Entry> next = new TreeMap<>(attributes);
    next.remove(key);
    return with(next);
  }

  private Piece with(SortedMap<String, Entry> next) {
    return new Piece(
        id, kind, side, place, steps, facing, Collections.unmodifiableSortedMap(next), knownTo);
  }

  /** The piece as a viewer who knows of it sees it: without attributes that are not for him. */
  public Piece seenBy(Viewer viewer) {
    boolean all = true;
    for (Entry entry : attributes.values()) {
      all &= entry.audience().includes(viewer);
    }
    if (all) {
      return this;
    }
    TreeMap<String, Entry> seen = new TreeMap<>();
    attributes.forEach((key, entry) -> entry.seenBy(viewer).ifPresent(e -> seen.put(key, e)));
    return with(seen);
  }

  /** The piece as plain data. */
  public Data write() {
    return PieceForm.write(this);
  }

  /** Reads what {@link #write} wrote. @throws DataException if the data are no piece */
  public static Piece read(Data data) {
    return PieceForm.read(data);
  }

  Digest digest() {
    Digest known = digest;
    if (known == null) {
      known = Digest.of(Canon.text(write()));
      digest = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Piece p
        && id.equals(p.id)
        && kind.equals(p.kind)
        && side.equals(p.side)
        && place.equals(p.place)
        && steps == p.steps
        && facing == p.facing
        && knownTo.equals(p.knownTo)
        && attributes.equals(p.attributes);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return Canon.text(write());
  }
}
