package org.adjutant.rules.position;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * A piece on the board. Its kind names an entry of the pack's data (the printed values); what
 * changes in play, or is known to some only, is an attribute. Those outside {@link #knownTo} do not
 * see that the piece exists.
 */
public final class Piece {
  private final PieceId id;
  private final String kind;
  private final SideId side;
  private final Place place;
  private final int steps;
  private final int facing;
  private final SortedMap<String, Entry> attributes;
  private final Audience knownTo;
  private final int order;
  private @Nullable Digest digest;

  private Piece(
      PieceId id,
      String kind,
      SideId side,
      Place place,
      int steps,
      int facing,
      SortedMap<String, Entry> attributes,
      Audience knownTo,
      int order) {
    if (steps < 0) {
      throw new IllegalArgumentException("steps of " + id + " cannot be negative: " + steps);
    }
    this.id = id;
    this.kind = kind;
    this.side = side;
    this.place = place;
    this.steps = steps;
    this.facing = facing;
    this.attributes = attributes;
    this.knownTo = knownTo;
    this.order = order;
  }

  /** A new piece, open to all, without facing or attributes. */
  public static Piece of(PieceId id, String kind, SideId side, Place place, int steps) {
    return new Piece(
        id,
        kind,
        side,
        place,
        steps,
        0,
        Collections.unmodifiableSortedMap(new TreeMap<>()),
        Audience.ALL,
        0);
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

  public Map<String, Entry> attributes() {
    return attributes;
  }

  public Audience knownTo() {
    return knownTo;
  }

  /** The rank of this piece in the order of creation. */
  public int order() {
    return order;
  }

  public Optional<Data> attribute(String key) {
    return Optional.ofNullable(attributes.get(key)).map(Entry::value);
  }

  /** True if the flag is set; an absent flag is not. */
  public boolean flag(String key) {
    Entry entry = attributes.get(key);
    return entry != null && entry.value().flag();
  }

  public Piece at(Place next) {
    return new Piece(id, kind, side, next, steps, facing, attributes, knownTo, order);
  }

  public Piece withSteps(int next) {
    return new Piece(id, kind, side, place, next, facing, attributes, knownTo, order);
  }

  public Piece facing(int next) {
    return new Piece(id, kind, side, place, steps, next, attributes, knownTo, order);
  }

  public Piece with(String key, Entry value) {
    TreeMap<String, Entry> next = new TreeMap<>(attributes);
    next.put(key, value);
    return new Piece(
        id,
        kind,
        side,
        place,
        steps,
        facing,
        Collections.unmodifiableSortedMap(next),
        knownTo,
        order);
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
    return new Piece(
        id,
        kind,
        side,
        place,
        steps,
        facing,
        Collections.unmodifiableSortedMap(next),
        knownTo,
        order);
  }

  public Piece knownTo(Audience next) {
    return new Piece(id, kind, side, place, steps, facing, attributes, next, order);
  }

  Piece ranked(int next) {
    return new Piece(id, kind, side, place, steps, facing, attributes, knownTo, next);
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
    return new Piece(
        id,
        kind,
        side,
        place,
        steps,
        facing,
        Collections.unmodifiableSortedMap(seen),
        knownTo,
        order);
  }

  Digest digest() {
    Digest known = digest;
    if (known == null) {
      Digest sum = Digest.of("piece " + PieceText.line(this));
      for (var entry : attributes.entrySet()) {
        sum = sum.plus(entry.getValue().digest(id + "#" + entry.getKey()));
      }
      known = sum;
      digest = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Piece p
        && id.equals(p.id)
        && PieceText.line(this).equals(PieceText.line(p))
        && attributes.equals(p.attributes);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return PieceText.line(this) + (attributes.isEmpty() ? "" : " " + attributes);
  }
}
