package org.adjutant.host.scan;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;

/** Methods of classes that packs may see whose answer depends on the machine, the run or a hash. */
final class Calls {
  private static final String ORDER = "has no fixed order; use LinkedHashMap, TreeMap or List";
  private static final String OUTSIDE =
      "reaches outside the rules; a pack neither reads nor prints";
  private static final String LOCALE = "depends on the machine's language; pass Locale.ROOT";
  private static final String THREADS = "runs in parallel, in no fixed order";

  private static final Map<String, String> BY_NAME =
      Map.ofEntries(
          Map.entry("java.lang.Math.random", "has a randomness of its own; ask for a roll"),
          Map.entry("java.lang.StrictMath.random", "has a randomness of its own; ask for a roll"),
          Map.entry("java.util.Collections.shuffle", "has a randomness of its own; ask for a roll"),
          Map.entry("java.lang.Boolean.getBoolean", OUTSIDE),
          Map.entry("java.lang.Integer.getInteger", OUTSIDE),
          Map.entry("java.lang.Long.getLong", OUTSIDE),
          Map.entry("java.util.Locale.getDefault", LOCALE),
          Map.entry("java.util.Locale.setDefault", LOCALE),
          Map.entry("java.nio.charset.Charset.defaultCharset", "depends on the machine; use UTF_8"),
          Map.entry("java.util.Arrays.parallelPrefix", THREADS),
          Map.entry("java.util.Arrays.parallelSetAll", THREADS),
          Map.entry("java.util.Arrays.parallelSort", THREADS),
          Map.entry("java.util.stream.Collectors.groupingByConcurrent", THREADS),
          Map.entry("java.util.stream.Collectors.toConcurrentMap", THREADS),
          Map.entry("java.util.Map.copyOf", ORDER),
          Map.entry("java.util.Map.ofEntries", ORDER),
          Map.entry("java.util.Set.copyOf", ORDER),
          Map.entry("java.util.stream.Collectors.toSet", ORDER),
          Map.entry("java.util.stream.Collectors.toUnmodifiableMap", ORDER),
          Map.entry("java.util.stream.Collectors.toUnmodifiableSet", ORDER),
          Map.entry("java.util.stream.Collectors.groupingBy/1", ORDER),
          Map.entry("java.util.stream.Collectors.groupingBy/2", ORDER),
          Map.entry("java.util.stream.Collectors.toMap/2", ORDER),
          Map.entry("java.util.stream.Collectors.toMap/3", ORDER),
          Map.entry("java.util.HashMap.<init>", ORDER),
          Map.entry("java.util.HashSet.<init>", ORDER));

  /** Their last digit may differ from one machine to the next. */
  private static final Set<String> INEXACT =
      Set.of(
          "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "expm1", "log", "log10",
          "log1p", "pow", "sinh", "cosh", "tanh", "cbrt", "hypot");

  private static final Set<String> OF_CLASS =
      Set.of(
          "desiredAssertionStatus",
          "getName",
          "getSimpleName",
          "isInstance",
          "cast",
          "equals",
          "hashCode",
          "toString",
          "getEnumConstants");

  private Calls() {}

  /** What is wrong with calling a method; nothing for most. */
  static Optional<String> fault(String owner, String name, String descriptor) {
    int arguments = Type.getArgumentTypes(descriptor).length;
    String method = owner + "." + name;
    String said = BY_NAME.getOrDefault(method, BY_NAME.getOrDefault(method + "/" + arguments, ""));
    if (!said.isEmpty()) {
      return Optional.of(said);
    }
    if (owner.equals("java.lang.System") && !name.equals("arraycopy")) {
      return Optional.of(
          name.contains("Time") || name.startsWith("current")
              ? "reads a clock; a ruling depends on the position alone"
              : OUTSIDE);
    }
    if (owner.equals("java.lang.Class") && !OF_CLASS.contains(name)) {
      return Optional.of("is reflection; call what you mean");
    }
    if (owner.equals("java.lang.Math") && INEXACT.contains(name)) {
      return Optional.of("may differ in the last digit between machines; count in whole numbers");
    }
    if (isMapOrSetOfMany(owner, name, descriptor, arguments)) {
      return Optional.of(ORDER);
    }
    return byAnyOwner(owner, name, descriptor);
  }

  private static Optional<String> byAnyOwner(String owner, String name, String descriptor) {
    boolean platform = owner.startsWith("java.");
    if (platform && (name.equals("parallelStream") || name.equals("parallel"))) {
      return Optional.of(THREADS);
    }
    if (name.equals("printStackTrace") && descriptor.equals("()V")) {
      return Optional.of(OUTSIDE);
    }
    boolean worded =
        owner.equals("java.lang.String")
            && (descriptor.equals("()Ljava/lang/String;") && name.matches("to(Lower|Upper)Case")
                || name.equals("format") && descriptor.startsWith("(Ljava/lang/String;[")
                || name.equals("formatted"));
    return worded ? Optional.of(LOCALE) : Optional.empty();
  }

  private static boolean isMapOrSetOfMany(
      String owner, String name, String descriptor, int arguments) {
    if (!name.equals("of")) {
      return false;
    }
    return owner.equals("java.util.Map") && arguments > 2
        || owner.equals("java.util.Set") && (arguments > 1 || descriptor.startsWith("(["));
  }
}
