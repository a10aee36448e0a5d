package org.adjutant.nomansland.setting;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;

/** Reads the JSON resources of the pack. */
final class Resources {
  private Resources() {}

  static Data read(String file) {
    String path = "/org/adjutant/nomansland/" + file;
    try (InputStream in = Resources.class.getResourceAsStream(path)) {
      return JsonReader.read(file, Objects.requireNonNull(in, path).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
