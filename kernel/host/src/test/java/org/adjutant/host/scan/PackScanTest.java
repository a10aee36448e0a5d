package org.adjutant.host.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.host.packs.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PackScanTest {
  private static List<Offence> scan(String... sources) {
    return PackScan.of(Compiled.classes(sources));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new java.io.File(\"x\").exists() | java.io.File is not for packs",
        "java.nio.file.Files.exists(java.nio.file.Path.of(\"x\")) | java.nio.file.Files is not for"
            + " packs",
        "new java.net.Socket() | java.net.Socket is not for packs",
        "java.net.URI.create(\"x\") | java.net.URI is not for packs",
        "new Thread() | java.lang.Thread is not for packs",
        "Runtime.getRuntime() | java.lang.Runtime is not for packs",
        "new ProcessBuilder() | java.lang.ProcessBuilder is not for packs",
        "Object.class.getDeclaredFields() | java.lang.Class.getDeclaredFields is reflection",
        "Object.class.getResourceAsStream(\"x\") | java.lang.Class.getResourceAsStream is"
            + " reflection",
        "java.lang.invoke.MethodHandles.lookup() | java.lang.invoke.MethodHandles is not for packs",
        "System.getProperty(\"x\") | java.lang.System.getProperty reaches outside",
        "System.nanoTime() | java.lang.System.nanoTime reads a clock",
        "System.identityHashCode(\"\") | java.lang.System.identityHashCode reaches outside",
        "System.out | System.out reaches outside",
        "java.time.Instant.now() | java.time.Instant is not for packs",
        "new java.util.Date() | java.util.Date is not for packs",
        "Math.random() | java.lang.Math.random has a randomness of its own",
        "new java.util.Random(1) | java.util.Random is not for packs",
        "java.util.UUID.randomUUID() | java.util.UUID is not for packs",
        "Math.sin(1) | java.lang.Math.sin may differ",
        "java.util.List.of(1).parallelStream() | java.util.List.parallelStream runs in parallel",
        "java.util.stream.IntStream.of(1).parallel() | java.util.stream.IntStream.parallel runs in"
            + " parallel",
        "java.util.Map.of(1, 1, 2, 2) | java.util.Map.of has no fixed order",
        "java.util.Set.of(1, 2) | java.util.Set.of has no fixed order",
        "java.util.Set.copyOf(java.util.List.of(1)) | java.util.Set.copyOf has no fixed order",
        "new java.util.HashMap<String, String>() | java.util.HashMap.<init> has no fixed order",
        "java.util.stream.Stream.of(1).collect(java.util.stream.Collectors.toSet()) |"
            + " Collectors.toSet has no fixed order",
        "new java.util.concurrent.ConcurrentHashMap<String, String>() |"
            + " java.util.concurrent.ConcurrentHashMap is not for packs",
        "\"A\".toLowerCase() | java.lang.String.toLowerCase depends on the machine's language",
        "String.format(\"%d\", 1) | java.lang.String.format depends on the machine's language",
        "org.adjutant.host.json.JsonReader.read(\"x\", \"{}\") | org.adjutant.host.json.JsonReader"
            + " is not for packs",
        "new com.fasterxml.jackson.core.JsonFactory() | com.fasterxml.jackson.core.JsonFactory is"
            + " not for packs",
        "(java.util.function.Supplier<Object>) Math::random | java.lang.Math.random has a"
            + " randomness of its own",
        "(java.util.function.Function<Object, Object>) x -> java.time.LocalDate.now() |"
            + " java.time.LocalDate is not for packs",
      })
  void whatAPackMustNotDoIsNamedWithItsPlace(String expression, String said) {
    List<Offence> found =
        scan("class Bad {\n  Object run() {\n    return " + expression + ";\n  }\n}");
    assertThat(found)
        .anySatisfy(
            offence -> {
              assertThat(offence.what())
                  .contains(said.contains("Collectors") ? "has no fixed order" : said);
              assertThat(offence.toString()).startsWith("hill.Bad.").contains("(Bad.java:4)");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static int count; | a static field that changes",
        "static final java.util.TreeMap<String, String> SEEN = new java.util.TreeMap<>(); | can be"
            + " changed",
        "double range; | a fraction is stored",
        "Float[] ranges; | a fraction is stored",
        "java.io.File file; | java.io.File is not for packs",
        "native void call(); | a native method",
      })
  void aMemberThatAPackMustNotHaveIsNamed(String member, String said) {
    assertThat(scan("class Bad { " + member + " }")).anyMatch(o -> o.what().contains(said));
  }

  @Test
  void aClassOfTheKernelsOwnPackagesIsRefused() {
    var classes = Compiled.classes("class Good {}");
    byte[] good = classes.get("hill/Good.class");
    String text = new String(good, java.nio.charset.StandardCharsets.ISO_8859_1);
    assertThat(text).contains("hill/Good");
    assertThat(Allowed.isReserved("org.adjutant.rules.engine.Impostor")).isTrue();
    assertThat(Allowed.isReserved("hill.Good")).isFalse();
  }

  @Test
  void ordinaryCodePasses() {
    assertThat(
            scan(
                """
                import java.util.*;
                import java.util.stream.*;
                class Good implements Comparable<Good> {
                  enum Arm { FOOT, HORSE }
                  record Unit(String name, Arm arm, List<Integer> steps) {}
                  sealed interface Way permits Road, Path {}
                  record Road(int a) implements Way {}
                  record Path(String b) implements Way {}
                  private static final List<String> NAMES = List.of("a", "b");
                  private static final int[] COSTS = {1, 2};
                  public int compareTo(Good other) { return 0; }
                  Object run(Arm arm, Unit unit, Way way) {
                    assert unit != null;
                    Map<String, Integer> costs = new LinkedHashMap<>(Map.of("a", 1));
                    SortedMap<String, List<Unit>> by = Stream.of(unit)
                        .collect(Collectors.groupingBy(Unit::name, TreeMap::new, Collectors.toList()));
                    String text = switch (arm) { case FOOT -> "f" + COSTS[0]; case HORSE -> unit.toString(); };
                    List<Object> mixed = new ArrayList<>(List.of(1, "x"));
                    Set<Integer> one = Set.of(1);
                    if (way instanceof Road road) { return road.a() + text.toLowerCase(Locale.ROOT); }
                    try { return String.format(Locale.ROOT, "%d", 1) + by + costs + mixed + one + NAMES; }
                    catch (IllegalStateException e) { throw new IllegalArgumentException(unit.getClass().getSimpleName(), e); }
                  }
                }
                """))
        .isEmpty();
  }

  @Test
  void whatIsNoClassFileIsNamed() {
    var classes = Compiled.classes("class Good {}");
    classes.put("hill/Torn.class", new byte[] {1, 2, 3});
    assertThat(PackScan.of(classes))
        .singleElement()
        .satisfies(o -> assertThat(o.toString()).startsWith("hill.Torn: this is no class file"));
  }
}
