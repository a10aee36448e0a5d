package org.adjutant.rules.position;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.organicdesign.fp.collections.ImMap;
import org.organicdesign.fp.collections.MutMap;
import org.organicdesign.fp.collections.PersistentHashMap;

/**
 * An immutable map that shares structure with its neighbours and has a digest: the sum of the
 * shares of its values. Where a neighbour's digest is known, only what differs is summed.
 */
final class Shelf<K, V> {
  /** More differences than this are not kept track of; then everything is summed anew. */
  private static final int MOST = 24;

  /** So many changes are made one by one, without a map that can be changed in between. */
  private static final int FEW = 2;

  private final ImMap<K, V> map;
  private final Share<K, V> share;
  private final Predicate<V> isOpen;
  private final Set<K> hidden;
  private @Nullable Digest digest;
  private @Nullable Drift<K> drift;

  /** What a value under its key adds to the digest. */
  @FunctionalInterface
  interface Share<K, V> {
    Digest of(K key, V value);
  }

  /**
   * How far a shelf is from a neighbour whose digest was known.
   *
   * @param rest the neighbour's digest without the keys that have changed since
   */
  private record Drift<K>(Digest rest, Set<K> changed) {}

  private Shelf(
      ImMap<K, V> map,
      Share<K, V> share,
      Predicate<V> isOpen,
      @Nullable Drift<K> drift,
      Set<K> hidden) {
    this.map = map;
    this.share = share;
    this.isOpen = isOpen;
    this.drift = drift;
    this.hidden = hidden;
  }

  /**
   * @param isOpen whether nothing of a value is hidden from anybody
   */
  static <K, V> Shelf<K, V> empty(Share<K, V> share, Predicate<V> isOpen) {
    return new Shelf<>(PersistentHashMap.empty(), share, isOpen, null, Collections.emptySet());
  }

  @Nullable V get(K key) {
    return map.get(key);
  }

  int size() {
    return map.size();
  }

  /** Keys and values, in no order that means anything. */
  Iterable<? extends Map.Entry<K, V>> all() {
    return map;
  }

  /** A shelf with these changes. */
  Shelf<K, V> with(Overlay<K, V> changes) {
    if (changes.size() == 0) {
      return this;
    }
    return new Shelf<>(
        changes.size() > FEW ? many(changes) : few(changes),
        share,
        isOpen,
        drifted(changes),
        stillHidden(changes));
  }

  private ImMap<K, V> few(Overlay<K, V> changes) {
    ImMap<K, V> next = map;
    for (int n = 0; n < changes.size(); n++) {
      V value = changes.value(n);
      next = value == null ? next.without(changes.key(n)) : next.assoc(changes.key(n), value);
    }
    return next;
  }

  private ImMap<K, V> many(Overlay<K, V> changes) {
    MutMap<K, V> next = map.mutable();
    for (int n = 0; n < changes.size(); n++) {
      V value = changes.value(n);
      next = value == null ? next.without(changes.key(n)) : next.assoc(changes.key(n), value);
    }
    return next.immutable();
  }

  /** The keys of what is not open to all, in no order that means anything. */
  Set<K> hidden() {
    return hidden;
  }

  /** Shared with a neighbour as long as the same are hidden. */
  private Set<K> stillHidden(Overlay<K, V> changes) {
    Set<K> next = null;
    for (int n = 0; n < changes.size(); n++) {
      K key = changes.key(n);
      V value = changes.value(n);
      boolean hide = value != null && !isOpen.test(value);
      if (hide != hidden.contains(key)) {
        next = next == null ? new LinkedHashSet<>(hidden) : next;
        if (hide) {
          next.add(key);
        } else {
          next.remove(key);
        }
      }
    }
    return next == null ? hidden : next;
  }

  private @Nullable Drift<K> drifted(Overlay<K, V> changes) {
    Digest known = digest;
    Drift<K> so = known == null ? drift : new Drift<>(known, Collections.emptySet());
    if (so == null || so.changed().size() + changes.size() > MOST) {
      return null;
    }
    Digest rest = so.rest();
    Set<K> changed = new LinkedHashSet<>(so.changed());
    for (int n = 0; n < changes.size(); n++) {
      K key = changes.key(n);
      V old = map.get(key);
      if (changed.add(key) && old != null) {
        rest = rest.minus(share.of(key, old));
      }
    }
    return new Drift<>(rest, changed);
  }

  Digest digest() {
    Digest known = digest;
    if (known == null) {
      Drift<K> so = drift;
      known = so == null ? sum() : sum(so);
      digest = known;
      drift = null;
    }
    return known;
  }

  private Digest sum(Drift<K> so) {
    Digest sum = so.rest();
    for (K key : so.changed()) {
      V value = map.get(key);
      sum = value == null ? sum : sum.plus(share.of(key, value));
    }
    return sum;
  }

  private Digest sum() {
    Digest sum = Digest.ZERO;
    for (Map.Entry<K, V> part : map) {
      sum = sum.plus(share.of(part.getKey(), part.getValue()));
    }
    return sum;
  }
}
