package org.adjutant.walks;

import java.util.List;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.position.Position;

/** What is left of a game after a restart: its effects as text. */
public final class Restart {
  private Restart() {}

  /** Effects written out and read back. */
  public static List<Effect> reread(List<Effect> effects) {
    return Effects.readAll(Json.of(Canon.text(Effects.write(effects))));
  }

  /** The position that written effects lead to from nothing. */
  public static Position refold(List<Effect> effects) {
    return Effects.fold(Position.EMPTY, reread(effects));
  }

  /** A position written out as a whole and read back. */
  public static Position fromSnapshot(Position position) {
    return Snapshot.read(Json.of(Canon.text(Snapshot.write(position))));
  }
}
