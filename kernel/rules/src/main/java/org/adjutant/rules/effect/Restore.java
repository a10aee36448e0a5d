package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A whole position out of nothing: how a game opens that goes on from a position somebody wrote
 * down, or as somebody supposes it to be.
 */
public record Restore(Position position) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    if (!draft.isBlank()) {
      throw new BrokenEffectException("a whole position is restored where there was none yet");
    }
    Snapshot.lay(Snapshot.write(position), draft);
  }

  @Override
  public Data write() {
    return Row.of("restore").add(Snapshot.write(position)).written();
  }

  static Restore read(Row row) {
    return new Restore(Snapshot.read(row.data()));
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(new Restore(position.seenBy(viewer)));
  }
}
