package org.adjutant.host.packs;

import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import org.adjutant.rules.spi.Pack;

/** Packs on the class path. */
final class ClassPath {
  private static final String SOURCE = "the class path";

  private ClassPath() {}

  static void find(ClassLoader loader, Admission admission) {
    Iterator<Provider<Pack>> providers = ServiceLoader.load(Pack.class, loader).stream().iterator();
    while (true) {
      try {
        if (!providers.hasNext()) {
          return;
        }
        Provider<Pack> provider = providers.next();
        Optional<Pack> pack =
            Attempt.at(SOURCE, "a pack cannot be made", admission.issues(), provider::get);
        pack.ifPresent(found -> admission.add(SOURCE, found));
      } catch (ServiceConfigurationError | LinkageError e) {
        admission.issues().add(Issue.error(SOURCE, String.valueOf(e.getMessage()), e));
      }
    }
  }
}
