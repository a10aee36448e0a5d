package org.adjutant.arch;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.Source;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The module a class was built in, as its folder in the source tree: {@code kernel/rules}, {@code
 * packs/loos}. The walls go by folder and not by package, so that a pack may name its packages as
 * it likes and a new pack is held by them without being listed.
 */
public record Folder(String group, String name) {
  private static final Pattern BUILT =
      Pattern.compile(
          ".*/(kernel|packs|tools)/([^/]+)/target/(classes|test-classes|[^/]+\\.jar!)/.*");

  public static final Folder RULES = new Folder("kernel", "rules");
  public static final Folder HOST = new Folder("kernel", "host");
  public static final Folder LEDGER = new Folder("kernel", "ledger");

  /** The folder of a class; empty for a class of the JDK or of a library. */
  public static Optional<Folder> of(JavaClass type) {
    return type.getBaseComponentType().getSource().map(Source::getUri).flatMap(Folder::of);
  }

  static Optional<Folder> of(URI uri) {
    Matcher built = BUILT.matcher(uri.toString());
    return built.matches()
        ? Optional.of(new Folder(built.group(1), built.group(2)))
        : Optional.empty();
  }

  public boolean isPack() {
    return group.equals("packs");
  }

  /** Classes built in this folder. */
  public DescribedPredicate<JavaClass> classes() {
    return DescribedPredicate.describe(
        "of " + this, type -> of(type).filter(this::equals).isPresent());
  }

  /** Classes built in any folder under packs. */
  public static DescribedPredicate<JavaClass> packClasses() {
    return DescribedPredicate.describe(
        "of a pack", type -> of(type).filter(Folder::isPack).isPresent());
  }

  @Override
  public String toString() {
    return group + "/" + name;
  }
}
