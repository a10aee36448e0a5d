package org.adjutant.arch.planted;

import java.io.File;
import java.net.URI;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.LoggerFactory;

/** One breach of purity in each class; never run. */
@SuppressWarnings("all")
final class Impure {
  static final class ReadsTheClock {
    Object breach() {
      return Instant.now();
    }
  }

  static final class ReadsTheTimer {
    long breach() {
      return System.nanoTime();
    }
  }

  static final class ReadsTheMillis {
    long breach() {
      return System.currentTimeMillis();
    }
  }

  static final class ReadsTheEnvironment {
    Object breach() {
      return System.getenv("HOME");
    }
  }

  static final class OpensAFile {
    Object breach() {
      return new File("x");
    }
  }

  static final class ReadsAResource {
    Object breach() {
      return Impure.class.getResource("x");
    }
  }

  static final class KnowsTheNetwork {
    Object breach() {
      return URI.create("x");
    }
  }

  static final class RollsItsOwn {
    int breach() {
      return new Random().nextInt();
    }
  }

  static final class RollsByMath {
    double breach() {
      return Math.random();
    }
  }

  static final class MakesIds {
    Object breach() {
      return UUID.randomUUID();
    }
  }

  static final class StartsAThread {
    void breach() {
      new Thread(() -> {}).start();
    }
  }

  static final class Logs {
    void breach() {
      LoggerFactory.getLogger("x").info("x");
    }
  }

  static final class Reflects {
    Object breach() {
      return Impure.class.getDeclaredMethods()[0].getName();
    }
  }

  static final class MapOfTwo {
    Object breach() {
      return Map.of("a", 1, "b", 2);
    }
  }

  static final class MapCopy {
    Object breach(Map<String, String> map) {
      return Map.copyOf(map);
    }
  }

  static final class SetOfTwo {
    Object breach() {
      return Set.of(1, 2);
    }
  }

  static final class SetOfMany {
    Object breach(String[] many) {
      return Set.of(many);
    }
  }

  static final class SetCopy {
    Object breach(Set<String> set) {
      return Set.copyOf(set);
    }
  }

  static final class CollectsASet {
    Object breach(List<String> list) {
      return list.stream().collect(Collectors.toSet());
    }
  }

  static final class GroupsByHash {
    Object breach(List<String> list) {
      return list.stream().collect(Collectors.groupingBy(String::length));
    }
  }

  static final class ParallelOfCollection {
    Object breach(Collection<String> all) {
      return all.parallelStream().toList();
    }
  }

  static final class ParallelOfInts {
    int breach() {
      return IntStream.range(0, 9).parallel().sum();
    }
  }

  static final class ParallelSort {
    void breach(int[] all) {
      Arrays.parallelSort(all);
    }
  }

  static final class Prints {
    void breach() {
      System.out.println("x");
    }
  }

  static final class PrintsATrace {
    void breach(Exception e) {
      e.printStackTrace();
    }
  }

  static final class Remembers {
    static int breach;
  }

  record Fraction(double breach) {}

  static final class HashTable {
    Object breach() {
      return new HashMap<String, String>();
    }
  }

  static final class HashedSet {
    Object breach() {
      return new HashSet<String>();
    }
  }
}
