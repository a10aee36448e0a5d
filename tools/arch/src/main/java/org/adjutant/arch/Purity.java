package org.adjutant.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;

/**
 * Pure code gives the same answer on any machine at any time: it reads no clock, no file, no
 * network, no randomness of its own, keeps nothing between calls, and iterates in a stated order.
 */
public final class Purity {
  private static final List<String> PACKAGES =
      List.of(
          "java.lang",
          "java.lang.invoke",
          "java.lang.runtime",
          "java.lang.annotation",
          "java.math",
          "java.nio",
          "java.nio.charset",
          "java.security",
          "java.util",
          "java.util.function",
          "java.util.regex",
          "java.util.stream",
          "org.jspecify.annotations");

  /** Classes of the packages above that reach outside, or differ from run to run. */
  private static final Set<String> REFUSED =
      Set.of(
          "java.lang.ClassLoader",
          "java.lang.InheritableThreadLocal",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.ProcessHandle",
          "java.lang.Runtime",
          "java.lang.StackWalker",
          "java.lang.Thread",
          "java.lang.ThreadGroup",
          "java.lang.ThreadLocal",
          "java.nio.MappedByteBuffer",
          "java.security.SecureRandom",
          "java.util.Calendar",
          "java.util.Date",
          "java.util.GregorianCalendar",
          "java.util.IdentityHashMap",
          "java.util.Properties",
          "java.util.Random",
          "java.util.ResourceBundle",
          "java.util.Scanner",
          "java.util.ServiceLoader",
          "java.util.SplittableRandom",
          "java.util.TimeZone",
          "java.util.Timer",
          "java.util.UUID",
          "java.util.WeakHashMap");

  private Purity() {}

  /** Pure code depends on the pure part of the JDK, on what is named here, and on itself. */
  public static ArchRule dependsOnPureCodeOnly(
      DescribedPredicate<JavaClass> pure, DescribedPredicate<JavaClass> alsoAllowed) {
    DescribedPredicate<JavaClass> allowed =
        describe("pure", type -> isPureJdk(type.getBaseComponentType()));
    return classes()
        .that(pure)
        .should(onlyDependOnClassesThat(allowed.or(pure).or(alsoAllowed)))
        .allowEmptyShould(true);
  }

  /** Pure code calls nothing that looks at the machine, the time or the order of a hash table. */
  public static ArchRule callsNothingThatVaries(DescribedPredicate<JavaClass> pure) {
    return noClasses()
        .that(pure)
        .should()
        .callMethodWhere(describe("the answer varies", Varying::varies))
        .allowEmptyShould(true);
  }

  /** Static fields of pure code are final: nothing is kept from one call to the next. */
  public static ArchRule keepsNoStaticState(DescribedPredicate<JavaClass> pure) {
    return fields()
        .that()
        .areDeclaredInClassesThat(pure)
        .and()
        .areStatic()
        .should()
        .beFinal()
        .allowEmptyShould(true);
  }

  /** Nothing recorded is a fraction, so no instance field of pure code is. */
  public static ArchRule storesNoFractions(DescribedPredicate<JavaClass> pure) {
    return fields()
        .that()
        .areDeclaredInClassesThat(pure)
        .and(describe("are not constants", Purity::isOfAnObject))
        .should()
        .notHaveRawType(describe("a fraction", Purity::isFraction))
        .allowEmptyShould(true);
  }

  /** Packs do without hash tables, whose order may differ between two JVMs. */
  public static ArchRule makesNoHashTables(DescribedPredicate<JavaClass> pure) {
    return noClasses()
        .that(pure)
        .should()
        .callConstructorWhere(describe("the order is that of hash codes", Purity::isHashed))
        .allowEmptyShould(true);
  }

  private static boolean isHashed(JavaConstructorCall call) {
    String made = call.getTargetOwner().getName();
    return made.equals("java.util.HashMap") || made.equals("java.util.HashSet");
  }

  private static boolean isPureJdk(JavaClass type) {
    return type.isPrimitive()
        || PACKAGES.contains(type.getPackageName()) && !REFUSED.contains(outermost(type));
  }

  private static String outermost(JavaClass type) {
    String name = type.getName();
    int inner = name.indexOf('$');
    return inner < 0 ? name : name.substring(0, inner);
  }

  private static boolean isOfAnObject(JavaField field) {
    return !field.getModifiers().contains(JavaModifier.STATIC);
  }

  private static boolean isFraction(JavaClass type) {
    String name = type.getBaseComponentType().getName();
    return name.equals("double")
        || name.equals("float")
        || name.equals("java.lang.Double")
        || name.equals("java.lang.Float");
  }
}
