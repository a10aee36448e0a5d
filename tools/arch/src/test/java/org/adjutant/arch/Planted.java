package org.adjutant.arch;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;

/** The planted breaches, and how a test asks whether a rule sees them. */
final class Planted {
  static final String ROOT = "org.adjutant.arch.planted";
  static final JavaClasses CLASSES = new ClassFileImporter().importPackages(ROOT);

  private Planted() {}

  /** One planted class with the classes inside it, by its simple name. */
  static DescribedPredicate<JavaClass> named(String name) {
    return DescribedPredicate.describe(
        name, type -> type.getName().matches(".*[.$]" + name + "([$].*)?"));
  }

  static void assertFalls(ArchRule rule, String culprit) {
    assertThat(rule.evaluate(CLASSES).getFailureReport().getDetails())
        .as(rule.getDescription())
        .anySatisfy(line -> assertThat(line).contains(culprit));
  }

  static void assertStands(ArchRule rule) {
    assertThat(rule.evaluate(CLASSES).getFailureReport().getDetails())
        .as(rule.getDescription())
        .isEmpty();
  }
}
