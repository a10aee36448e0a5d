package org.adjutant.rules.effect;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;

/**
 * The written form of a value that may be absent: a list of one, or an empty list; then the
 * audience unless it is all.
 */
final class Values {
  private Values() {}

  static Data write(Row row, Optional<Data> value, Audience audience) {
    row.add(Data.of(value.map(List::of).orElse(List.of())));
    return (audience.everyone() ? row : row.add(audience.text())).written();
  }

  static Optional<Data> read(Row row) {
    return row.data().items().stream().findFirst();
  }
}
