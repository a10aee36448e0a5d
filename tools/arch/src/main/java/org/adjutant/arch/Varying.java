package org.adjutant.arch;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Methods of otherwise pure classes whose answer depends on the machine, the run or a hash. */
final class Varying {
  private static final Set<String> METHODS =
      Set.of(
          "java.lang.Boolean.getBoolean",
          "java.lang.Class.forName",
          "java.lang.Class.getClassLoader",
          "java.lang.Class.getResource",
          "java.lang.Class.getResourceAsStream",
          "java.lang.Integer.getInteger",
          "java.lang.Long.getLong",
          "java.lang.Math.random",
          "java.lang.Module.getResourceAsStream",
          "java.lang.StrictMath.random",
          "java.lang.Throwable.printStackTrace",
          "java.nio.charset.Charset.defaultCharset",
          "java.util.Arrays.parallelPrefix",
          "java.util.Arrays.parallelSetAll",
          "java.util.Arrays.parallelSort",
          "java.util.Collection.parallelStream",
          "java.util.Collections.shuffle",
          "java.util.Locale.getDefault",
          "java.util.Locale.setDefault",
          "java.util.Map.copyOf",
          "java.util.Map.of",
          "java.util.Map.ofEntries",
          "java.util.Set.copyOf",
          "java.util.Set.of",
          "java.util.stream.BaseStream.parallel",
          "java.util.stream.Collectors.groupingByConcurrent",
          "java.util.stream.Collectors.toConcurrentMap",
          "java.util.stream.Collectors.toSet",
          "java.util.stream.Collectors.toUnmodifiableMap",
          "java.util.stream.Collectors.toUnmodifiableSet",
          "java.util.stream.Collectors.groupingBy/1",
          "java.util.stream.Collectors.groupingBy/2",
          "java.util.stream.Collectors.toMap/2",
          "java.util.stream.Collectors.toMap/3");

  /** Of nothing and of one element there is only one order. */
  private static final Set<String> HARMLESS =
      Set.of(
          "java.lang.System.arraycopy/5",
          "java.util.Map.of/0",
          "java.util.Map.of/2",
          "java.util.Set.of/0",
          "java.util.Set.of/1");

  private Varying() {}

  static boolean varies(JavaMethodCall call) {
    return owners(call.getTargetOwner())
        .anyMatch(owner -> varies(owner.getName() + "." + call.getName(), call));
  }

  private static boolean varies(String method, JavaMethodCall call) {
    String counted = method + "/" + arguments(call);
    return (METHODS.contains(method)
            || METHODS.contains(counted)
            || method.startsWith("java.lang.System."))
        && !HARMLESS.contains(counted);
  }

  private static String arguments(JavaMethodCall call) {
    List<JavaClass> types = call.getTarget().getRawParameterTypes();
    return types.stream().anyMatch(JavaClass::isArray) ? "many" : String.valueOf(types.size());
  }

  private static Stream<JavaClass> owners(JavaClass type) {
    return Stream.concat(
        Stream.of(type),
        Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream()));
  }
}
