package org.adjutant.loos.series.movement;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Chapter;
import org.adjutant.rules.spi.Stage;

/** The actions of sections 5 and 6.1 and of reinforcement (3.0, 4.1). */
public final class Movement {
  private Movement() {}

  public static Chapter chapter(Battlefield field, MovementRules rules) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(MoveAction.STAGE, new MoveStage(field, rules));
    stages.put(PlaceAction.STAGE, new PlaceStage(field));
    return new Chapter(
        List.of(new MoveAction(field, rules), new PlaceAction(field, rules)), List.of(), stages);
  }
}
