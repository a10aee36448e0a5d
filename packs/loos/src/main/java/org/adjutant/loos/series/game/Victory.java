package org.adjutant.loos.series.game;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Entering;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.outlook.Prizes;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** Who wins, which the exclusive rules say (4.1), and what entering a hex does to that. */
public interface Victory extends Entering {
  /** Reads a scenario's victory rule. */
  @FunctionalInterface
  interface Reader {
    /** What the series has: objectives and losses, as the scenario lists them. */
    Reader SERIES = Objectives::parse;

    Victory read(Data scenario, HexGrid grid, List<SideId> sides);
  }

  /** What it puts on the board at the start. */
  List<Effect> opening();

  /** The outcome when the last turn has ended. */
  Outcome judge(Situation situation);

  /** What {@link #judge} rests on, beside its own statement. */
  default List<Finding> grounds(Situation situation) {
    return List.of();
  }

  /** A turn is over; records the end of the game, if that comes with it. */
  default void turnEnds(Play play, Situation situation) {}

  /** How well a side stands, for programs that compare positions: more is better. */
  long score(Situation situation, SideId side);

  /**
   * What programs are to weigh combats in the offing by, on top of {@link #score}, which is then in
   * hundredths of a point; nothing if the score says all.
   */
  default Optional<Prizes> prizes() {
    return Optional.empty();
  }

  /** How it stands now, in lines for people. */
  List<String> standing(Situation situation);
}
