package org.adjutant.host.packs;

import java.nio.file.Path;
import java.util.Optional;
import org.adjutant.host.data.Overlay;
import org.adjutant.host.data.PackData;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;

/**
 * A pack that can be played.
 *
 * @param source where it was found: the class path, or a jar
 * @param overlay the folder of a person's own data to lay over the pack's
 */
public record LoadedPack(Pack pack, String source, Optional<Path> overlay) {
  public String id() {
    return pack.id();
  }

  /**
   * The pack's data, overlay applied. Read anew at each call.
   *
   * @throws org.adjutant.rules.data.DataException saying what is wrong, in which file, and where
   */
  public DataSet data() {
    DataSet own = PackData.of(pack);
    return overlay.map(folder -> Overlay.in(folder).over(pack.id(), own)).orElse(own);
  }

  LoadedPack with(Path folder) {
    return new LoadedPack(pack, source, Optional.of(folder));
  }
}
