package org.adjutant.host.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Scans all classes of a pack together. */
public final class PackScan {
  private PackScan() {}

  /**
   * Every offence, in the order of the classes' names.
   *
   * @param entries the files of a jar or of a folder of classes, by path ({@code
   *     com/example/Pack.class})
   */
  public static List<Offence> of(Map<String, byte[]> entries) {
    SortedMap<String, byte[]> classes = new TreeMap<>();
    entries.forEach(
        (path, bytes) -> {
          if (path.endsWith(".class")
              && !path.startsWith("META-INF/")
              && !path.endsWith("module-info.class")) {
            classes.put(path.substring(0, path.length() - 6).replace('/', '.'), bytes);
          }
        });
    List<Offence> found = new ArrayList<>();
    classes.forEach((name, bytes) -> found.addAll(ClassScan.of(name, bytes, classes::containsKey)));
    return found;
  }
}
