package org.adjutant.arch;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** The classes a user runs: those of every module on the class path, without tests. */
public final class Shipped {
  private Shipped() {}

  public static JavaClasses classes() {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .withImportOption(Shipped::isOfAModule)
        .importPackages("org.adjutant");
  }

  private static boolean isOfAModule(Location location) {
    return Folder.of(location.asURI()).isPresent();
  }
}
