package org.adjutant.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** Who may see whom, who may print, and how classes are named. */
public final class Walls {
  private static final Set<String> EMPTY_WORDS =
      Set.of("Manager", "Helper", "Util", "Utils", "Impl");

  private Walls() {}

  /** These classes see those of the folders named, their own, and libraries; no other module. */
  public static ArchRule seeOnly(DescribedPredicate<JavaClass> these, Set<Folder> folders) {
    return noClasses()
        .that(these)
        .should(
            dependOnClassesThat(
                describe(
                    "of a module other than " + folders,
                    type -> Folder.of(type).filter(f -> !folders.contains(f)).isPresent())))
        .allowEmptyShould(true);
  }

  /** Nothing but these classes knows the packages named. */
  public static ArchRule knownOnlyTo(DescribedPredicate<JavaClass> these, String... packages) {
    return noClasses()
        .that(DescribedPredicate.not(these))
        .should()
        .dependOnClassesThat(resideInAnyPackage(packages))
        .allowEmptyShould(true);
  }

  /** Only these classes write to the standard streams. */
  public static ArchRule printedOnlyBy(DescribedPredicate<JavaClass> these) {
    return noClasses()
        .that(DescribedPredicate.not(these))
        .should()
        .accessFieldWhere(describe("it is a standard stream", Walls::isStandardStream))
        .orShould()
        .callMethodWhere(describe("it prints a stack trace", Walls::printsStackTrace))
        .allowEmptyShould(true);
  }

  /** The packages below a root form no cycle. */
  public static ArchRule noCyclesBelow(String root) {
    return slices().matching(root + ".(**)").should().beFreeOfCycles().allowEmptyShould(true);
  }

  /** No class carries a word that says nothing about it. */
  public static ArchRule namedForWhatTheyAre() {
    return noClasses()
        .should()
        .haveNameMatching(".*(" + String.join("|", EMPTY_WORDS) + ")")
        .allowEmptyShould(true);
  }

  private static boolean isStandardStream(JavaFieldAccess access) {
    return access.getTargetOwner().isEquivalentTo(System.class)
        && Set.of("out", "err").contains(access.getName());
  }

  private static boolean printsStackTrace(JavaMethodCall call) {
    return call.getName().equals("printStackTrace")
        && call.getTargetOwner().isAssignableTo(Throwable.class)
        && call.getTarget().getRawParameterTypes().isEmpty();
  }
}
