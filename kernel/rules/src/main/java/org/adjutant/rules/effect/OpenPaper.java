package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;

/**
 * A sealed paper is turned over for all to read, with its content, or taken away unread (empty).
 */
public record OpenPaper(String name, Optional<Data> content) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    content.ifPresentOrElse(
        c -> draft.put(Keys.paper(name), Entry.open(c)), () -> draft.clear(Keys.paper(name)));
  }

  @Override
  public Data write() {
    Row row = Row.of("open").add(name);
    return content.map(row::add).orElse(row).written();
  }

  static OpenPaper read(Row row) {
    return new OpenPaper(row.text(), row.more() ? Optional.of(row.data()) : Optional.empty());
  }
}
