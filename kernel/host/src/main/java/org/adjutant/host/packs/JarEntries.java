package org.adjutant.host.packs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.adjutant.rules.spi.Pack;

/** The content of a jar, read once, so that what was scanned is what is loaded. */
final class JarEntries {
  static final String SERVICES = "META-INF/services/" + Pack.class.getName();
  private static final long LARGEST = 64L << 20;

  private JarEntries() {}

  static SortedMap<String, byte[]> read(Path jar) throws IOException {
    SortedMap<String, byte[]> entries = new TreeMap<>();
    long total = 0;
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      Enumeration<? extends ZipEntry> all = zip.entries();
      while (all.hasMoreElements()) {
        ZipEntry entry = all.nextElement();
        if (!entry.isDirectory()) {
          byte[] bytes = zip.getInputStream(entry).readNBytes((int) LARGEST);
          total += bytes.length;
          if (total >= LARGEST) {
            throw new IOException("it holds more than " + (LARGEST >> 20) + " MB");
          }
          entries.put(entry.getName(), bytes);
        }
      }
    }
    return entries;
  }

  /** The names in a services file; what stands behind a # is a comment. */
  static List<String> lines(byte[] services) {
    return new String(services, StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.replaceFirst("#.*", "").trim())
        .filter(line -> !line.isEmpty())
        .distinct()
        .toList();
  }
}
