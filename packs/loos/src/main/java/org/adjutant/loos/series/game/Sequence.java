package org.adjutant.loos.series.game;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phases;

/** The phases of a game and where it starts. */
public interface Sequence extends Phases {
  /** Makes the sequence for a battlefield, told which side deploys first. */
  @FunctionalInterface
  interface Maker {
    Maker SERIES = SequenceOfPlay::new;

    Sequence make(Battlefield field, List<SideId> deploys);
  }

  /** The clock at the start; with a set-up, if owners have units to deploy. */
  Clock start(boolean withSetUp);
}
