package org.adjutant.arch.planted;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What pure code may do, in the forms closest to those it may not. */
@SuppressWarnings("all")
final class Pure {
  static final Map<String, String> NONE = Map.of();
  static final Map<String, Integer> ONE = Map.of("a", 1);
  static final Set<String> LONE = Set.of("a");
  static final double RATIO = 0.5;

  enum Kind {
    FOOT,
    HORSE;

    Kind other() {
      return switch (this) {
        case FOOT -> HORSE;
        case HORSE -> FOOT;
      };
    }
  }

  record Entry(String name, List<Kind> kinds, @Nullable String note, int[] steps) {}

  static Map<Integer, List<String>> grouped(List<String> names) {
    Map<Integer, List<String>> all = new LinkedHashMap<>(new TreeMap<>());
    all.putAll(
        names.stream()
            .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())));
    return all;
  }

  static int[] copied(int[] from) {
    int[] to = new int[from.length];
    System.arraycopy(from, 0, to, 0, from.length);
    Arrays.sort(to);
    return to;
  }

  static String said(List<String> names) {
    return names.stream()
        .map(n -> n + BigInteger.ONE)
        .collect(Collectors.toCollection(TreeSet::new))
        .toString();
  }
}
