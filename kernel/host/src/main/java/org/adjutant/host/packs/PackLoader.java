package org.adjutant.host.packs;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.SortedMap;
import org.adjutant.host.scan.Allowed;
import org.adjutant.rules.spi.Pack;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of one jar, and beyond them only what a pack may see: the kernel's rules and
 * the pure part of the platform.
 */
final class PackLoader extends ClassLoader {
  static {
    registerAsParallelCapable();
  }

  private final SortedMap<String, byte[]> entries;
  private final String source;

  PackLoader(String source, SortedMap<String, byte[]> entries) {
    super("pack " + source, Pack.class.getClassLoader());
    this.source = source;
    this.entries = entries;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      byte[] own = entries.get(name.replace('.', '/') + ".class");
      if (own != null) {
        return defineClass(name, own, 0, own.length);
      }
      if (Allowed.loads(name)) {
        return super.loadClass(name, resolve);
      }
      throw new ClassNotFoundException(name + " is not for packs (" + source + ")");
    }
  }

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    byte[] own = entries.get(name);
    return own == null ? null : new ByteArrayInputStream(own);
  }
}
