package org.adjutant.kit.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.spi.Pack;

/**
 * The class files of a pack: its class, and whatever it leads to in the same folder or jar, so that
 * tests that lie beside them do not count.
 */
final class ClassFiles {
  private final ClassLoader loader;
  private final String place;
  private final SortedMap<String, byte[]> found = new TreeMap<>();
  private final Deque<String> ahead = new ArrayDeque<>();

  private ClassFiles(Class<?> pack) {
    String path = path(pack.getName());
    this.loader = pack.getClassLoader();
    String url = resource(path).map(URL::toString).orElseThrow();
    this.place = url.substring(0, url.length() - path.length());
    ahead.add(path);
  }

  /** Their bytes by path, {@code com/example/Outpost.class}. */
  static SortedMap<String, byte[]> of(Pack pack) {
    ClassFiles files = new ClassFiles(pack.getClass());
    while (!files.ahead.isEmpty()) {
      files.read(files.ahead.pop());
    }
    return files.found;
  }

  private void read(String path) {
    if (found.containsKey(path)) {
      return;
    }
    Optional<URL> url = resource(path).filter(there -> there.toString().startsWith(place));
    if (url.isEmpty()) {
      return;
    }
    try (InputStream in = url.get().openStream()) {
      byte[] bytes = in.readAllBytes();
      found.put(path, bytes);
      References.of(bytes).forEach(name -> ahead.add(path(name)));
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }

  private Optional<URL> resource(String path) {
    return Optional.ofNullable(loader.getResource(path));
  }

  private static String path(String name) {
    return name.replace('.', '/') + ".class";
  }
}
