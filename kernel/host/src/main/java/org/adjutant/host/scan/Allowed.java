package org.adjutant.host.scan;

import java.util.List;
import java.util.Set;

/** Which classes of the platform and of the kernel a pack may see. */
public final class Allowed {
  private static final Set<String> PACKAGES =
      Set.of(
          "java.lang",
          "java.lang.annotation",
          "java.math",
          "java.util",
          "java.util.function",
          "java.util.regex",
          "java.util.stream",
          "org.jspecify.annotations");

  /** Types that the compiler mentions by itself where texts, numbers and enums stand together. */
  private static final Set<String> ALSO =
      Set.of(
          "java.io.Serializable",
          "java.lang.constant.Constable",
          "java.lang.constant.ConstantDesc",
          "java.nio.charset.Charset",
          "java.nio.charset.StandardCharsets");

  /** What lambdas, joined texts, records and switches are made with, never called by hand. */
  private static final List<String> BOOTSTRAPS =
      List.of(
          "java.lang.invoke.LambdaMetafactory",
          "java.lang.invoke.StringConcatFactory",
          "java.lang.runtime.ObjectMethods",
          "java.lang.runtime.SwitchBootstraps");

  private static final Set<String> REFUSED =
      Set.of(
          "java.lang.ClassLoader",
          "java.lang.InheritableThreadLocal",
          "java.lang.Module",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.ProcessHandle",
          "java.lang.Runtime",
          "java.lang.SecurityManager",
          "java.lang.StackWalker",
          "java.lang.Thread",
          "java.lang.ThreadGroup",
          "java.lang.ThreadLocal",
          "java.util.Calendar",
          "java.util.Currency",
          "java.util.Date",
          "java.util.Formatter",
          "java.util.GregorianCalendar",
          "java.util.IdentityHashMap",
          "java.util.Properties",
          "java.util.Random",
          "java.util.ResourceBundle",
          "java.util.Scanner",
          "java.util.ServiceLoader",
          "java.util.SimpleTimeZone",
          "java.util.SplittableRandom",
          "java.util.TimeZone",
          "java.util.Timer",
          "java.util.TimerTask",
          "java.util.UUID",
          "java.util.WeakHashMap");

  private Allowed() {}

  /** Whether a pack may see a class that is not its own, by its binary name. */
  public static boolean sees(String name) {
    if (name.startsWith("org.adjutant.rules.")) {
      return true;
    }
    return ALSO.contains(name)
        || PACKAGES.contains(packageOf(name)) && !REFUSED.contains(outermost(name));
  }

  /**
   * Whether the virtual machine may need the class for a pack, though its code names it nowhere.
   */
  public static boolean loads(String name) {
    return sees(name) || isBootstrap(name) || name.startsWith("java.lang.invoke.");
  }

  static boolean isBootstrap(String name) {
    return BOOTSTRAPS.contains(name);
  }

  /** Packages that only the platform and the kernel may fill. */
  static boolean isReserved(String name) {
    return name.startsWith("java.")
        || name.startsWith("javax.")
        || name.startsWith("jdk.")
        || name.startsWith("org.adjutant.rules.")
        || name.startsWith("org.adjutant.host.")
        || name.startsWith("org.adjutant.ledger.");
  }

  private static String packageOf(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }

  private static String outermost(String name) {
    int inner = name.indexOf('$');
    return inner < 0 ? name : name.substring(0, inner);
  }
}
