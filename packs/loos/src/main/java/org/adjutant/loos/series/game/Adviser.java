package org.adjutant.loos.series.game;

import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Counsel;

/** Counsel for programs that play a title, and how well a side stands by the same judgement. */
public interface Adviser extends Counsel {
  /** In hundredths of a point: more is better for the side, 0 is even. */
  long score(Position view, SideId side);
}
