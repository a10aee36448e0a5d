package org.adjutant.ledger.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

final class FileStoreTest extends StoreSuite {
  @TempDir private Path folder = Path.of("");
  private int files;

  @Override
  Store create() {
    files++;
    return Store.open(folder.resolve("store" + files + ".adj"));
  }
}
