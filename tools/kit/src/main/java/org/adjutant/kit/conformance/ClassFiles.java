package org.adjutant.kit.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.adjutant.rules.spi.Pack;

/** The class files of a pack, from the folder or the jar that its class comes from. */
final class ClassFiles {
  private ClassFiles() {}

  /** Their bytes by path, {@code com/example/Outpost.class}. */
  static SortedMap<String, byte[]> of(Pack pack) {
    try {
      Path place =
          Path.of(pack.getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(place)) {
        return under(place);
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return under(jar.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the classes of " + pack.id() + " cannot be read", e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the pack's class has no readable place", e);
    }
  }

  private static SortedMap<String, byte[]> under(Path root) throws IOException {
    SortedMap<String, byte[]> read = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        read.put(root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return read;
  }
}
