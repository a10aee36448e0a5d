package org.adjutant.loos.series.movement;

import java.util.List;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.ruling.Finding;

/** What a title rules about single steps of a move beyond 5.2 and 5.4. */
public interface StepRule {
  /** Nothing: a step is as the terrain has it. */
  StepRule SERIES = new StepRule() {};

  /**
   * Why the unit may not make the step.
   *
   * @param first whether its move begins with it
   */
  default List<Toll.Bar> bars(Situation situation, Unit unit, Crossing crossing, boolean first) {
    return List.of();
  }

  /** What the step costs without any ZOC. */
  default Toll.Pay cost(Situation situation, Unit unit, Crossing crossing) {
    return crossing.cost();
  }

  /** What the trail of a legal move says of the step. */
  default List<Finding> remarks(Situation situation, Unit unit, Crossing crossing) {
    return List.of();
  }
}
