package org.adjutant.host.packs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.adjutant.host.scan.Offence;
import org.adjutant.host.scan.PackScan;
import org.adjutant.rules.spi.Pack;

/** Packs in a folder of jars, each scanned first and then loaded by a loader of its own. */
final class JarFolder {
  private static final int SHOWN = 20;

  private JarFolder() {}

  static void find(Path folder, Admission admission) {
    if (!Files.isDirectory(folder)) {
      admission.issues().add(Issue.error(folder.toString(), "there is no such folder of packs"));
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.toString().endsWith(".jar"))
          .sorted()
          .forEach(jar -> load(jar, admission));
    } catch (IOException | UncheckedIOException e) {
      admission.issues().add(Issue.error(folder.toString(), "the folder cannot be read", e));
    }
  }

  private static void load(Path jar, Admission admission) {
    String source = jar.toString();
    Optional<SortedMap<String, byte[]>> entries =
        Attempt.at(
            source, "the jar cannot be read", admission.issues(), () -> JarEntries.read(jar));
    if (entries.isEmpty()) {
      return;
    }
    List<Offence> offences = PackScan.of(entries.get());
    if (!offences.isEmpty()) {
      offences.stream()
          .limit(SHOWN)
          .forEach(o -> admission.issues().add(Issue.error(source, o.toString())));
      if (offences.size() > SHOWN) {
        admission.issues().add(Issue.error(source, "and " + (offences.size() - SHOWN) + " more"));
      }
      return;
    }
    PackLoader loader = new PackLoader(source, entries.get());
    for (String name : providers(source, entries.get(), admission)) {
      Attempt.at(source, name + " cannot be made", admission.issues(), () -> make(loader, name))
          .ifPresent(pack -> admission.add(source, pack));
    }
  }

  private static Pack make(PackLoader loader, String name) throws ReflectiveOperationException {
    Class<?> type = loader.loadClass(name);
    if (!Pack.class.isAssignableFrom(type)) {
      throw new ClassCastException("the class is no " + Pack.class.getName());
    }
    return (Pack) type.getConstructor().newInstance();
  }

  private static List<String> providers(
      String source, SortedMap<String, byte[]> entries, Admission admission) {
    byte[] services = entries.get(JarEntries.SERVICES);
    List<String> names = services == null ? List.of() : JarEntries.lines(services);
    List<String> wrong = new ArrayList<>(names);
    wrong.removeIf(name -> entries.containsKey(name.replace('.', '/') + ".class"));
    if (names.isEmpty()) {
      admission
          .issues()
          .add(
              Issue.error(
                  source,
                  "no pack is named in it; write the name of the pack's class into "
                      + JarEntries.SERVICES));
    }
    for (String name : wrong) {
      admission
          .issues()
          .add(
              Issue.error(
                  source, JarEntries.SERVICES + " names " + name + ", which is not in the jar"));
    }
    return names.stream().filter(name -> !wrong.contains(name)).toList();
  }
}
