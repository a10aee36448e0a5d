package org.adjutant.loos.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;

/** Reads the JSON resources of the pack. */
public final class Resources {
  private Resources() {}

  public static Data read(String file) {
    String path = "/org/adjutant/loos/" + file;
    try (InputStream in = Resources.class.getResourceAsStream(path)) {
      return JsonReader.read(file, Objects.requireNonNull(in, path).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
