package org.adjutant.host.data;

import java.io.IOException;
import java.io.InputStream;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;

/** Reads the resources that a pack names from beside its class. */
public final class PackData {
  private PackData() {}

  /**
   * The pack's own data, without any overlay.
   *
   * @throws DataException if a resource is named twice, is missing, or is no strict JSON
   */
  public static DataSet of(Pack pack) {
    SortedMap<String, Data> resources = new TreeMap<>();
    for (Pack.Resource resource : pack.resources()) {
      if (resources.put(resource.name(), read(pack, resource)) != null) {
        throw new DataException(
            pack.id() + " names the resource \"" + resource.name() + "\" twice");
      }
    }
    return new DataSet(resources);
  }

  private static Data read(Pack pack, Pack.Resource resource) {
    try (InputStream in = pack.getClass().getResourceAsStream(resource.file())) {
      if (in == null) {
        throw new DataException(
            pack.id()
                + " names the resource \""
                + resource.name()
                + "\", but there is no file "
                + resource.file()
                + " beside "
                + pack.getClass().getName());
      }
      return JsonReader.read(pack.id() + "/" + resource.file(), in.readAllBytes());
    } catch (IOException e) {
      throw new DataException(
          pack.id() + "/" + resource.file() + " cannot be read: " + e.getMessage());
    }
  }
}
