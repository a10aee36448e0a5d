package org.adjutant.host.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.tables.TableOverlay;

/**
 * A person's own data: a folder of JSON files, each named after a resource of a pack ({@code
 * tables.json} for the resource {@code tables}) with only what differs in it. Files may also lie in
 * a folder named after the pack, and then are for that pack alone. What a person typed wins.
 *
 * <p>Of a map single items may be changed.
 *
 * @see Laying
 * @see MapItems
 */
public record Overlay(Path folder) {
  /**
   * @throws DataException if there is no such folder
   */
  public static Overlay in(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new DataException("there is no folder of data " + folder);
    }
    return new Overlay(folder);
  }

  /**
   * The data of a pack with this laid over it.
   *
   * @throws DataException naming the file and the field that the pack does not have, and those it
   *     has
   */
  public DataSet over(String pack, DataSet data) {
    Path own = folder.resolve(pack);
    return Files.isDirectory(own) ? lay(own, data) : lay(folder, data);
  }

  private static DataSet lay(Path folder, DataSet data) {
    SortedMap<String, Data> resources = new TreeMap<>(data.resources());
    files(folder)
        .forEach(
            (name, file) -> {
              Data base = resources.get(name);
              if (base == null) {
                throw new DataException(
                    file
                        + ": the pack has no resource \""
                        + name
                        + "\"; name the file after one of "
                        + data.resources().keySet());
              }
              resources.put(name, lay(file, base));
            });
    return new DataSet(resources);
  }

  private static Data lay(Path file, Data base) {
    return JsonReader.read(file, typed -> lay(typed, base));
  }

  private static Data lay(Data typed, Data base) {
    if (base.has("tables") || base.has("modifiers")) {
      return TableOverlay.merge(base, typed);
    }
    return MapItems.in(base, typed)
        ? MapItems.over(Laying.over(base, MapItems.rest(typed)), typed)
        : Laying.over(base, typed);
  }

  private static SortedMap<String, Path> files(Path folder) {
    SortedMap<String, Path> found = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.toString().endsWith(".json"))
          .forEach(
              file -> {
                String name = file.getFileName().toString();
                found.put(name.substring(0, name.length() - 5), file);
              });
    } catch (IOException e) {
      throw new DataException(
          "the folder of data " + folder + " cannot be read: " + e.getMessage());
    }
    return Collections.unmodifiableSortedMap(found);
  }
}
