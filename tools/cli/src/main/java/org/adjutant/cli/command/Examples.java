package org.adjutant.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.adjutant.host.desk.PositionFile;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.packs.Packs;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.Pack;

/**
 * The worked examples that ship with a pack: position files beside its class, listed under {@code
 * examples} in its {@code pack.json}.
 */
record Examples(Pack pack, Packs packs) {
  private static final String LIST = "pack.json";

  /**
   * All of them, ruled on; none if the pack lists none.
   *
   * @throws DataException if one is not there, or cannot be ruled on
   */
  List<Adjudicated> adjudicated() {
    return read(LIST)
        .flatMap(list -> list.find("examples"))
        .map(Data::items)
        .orElse(List.of())
        .stream()
        .map(example -> adjudicated(example.text("file")))
        .toList();
  }

  private Adjudicated adjudicated(String file) {
    Data data =
        read(file)
            .orElseThrow(
                () ->
                    new DataException(
                        pack.id() + "/" + LIST + " lists " + file + ", but there is no such file"));
    Data named = data.has("pack") ? data : data.with("pack", pack.id());
    return Adjudicated.of(PositionFile.read(pack.id() + "/" + file, named, packs));
  }

  private Optional<Data> read(String file) {
    try (InputStream in = pack.getClass().getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(JsonReader.read(pack.id() + "/" + file, in.readAllBytes()));
    } catch (IOException e) {
      throw new DataException(pack.id() + "/" + file + " cannot be read: " + e.getMessage());
    }
  }
}
