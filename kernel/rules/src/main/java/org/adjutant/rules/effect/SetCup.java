package org.adjutant.rules.effect;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * What is in a cup, hand or deck from now on, in order; those outside the audience know only how
 * many.
 */
public record SetCup(String name, List<String> items, Audience audience) implements Effect {
  public SetCup {
    items = List.copyOf(items);
  }

  @Override
  public void applyTo(Draft draft) {
    draft.put(Keys.cup(name), Entry.secret(Data.texts(items), audience, Data.of(items.size())));
  }

  @Override
  public Data write() {
    Row row = Row.of("cup").add(name).add(Data.texts(items));
    return (audience.everyone() ? row : row.add(audience.text())).written();
  }

  static Effect read(Row row) {
    String name = row.text();
    Data items = row.data();
    return items instanceof Data.Num n
        ? new SetCupSize(name, (int) n.value())
        : new SetCup(name, items.textItems(), row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(audience.includes(viewer) ? this : new SetCupSize(name, items.size()));
  }
}
