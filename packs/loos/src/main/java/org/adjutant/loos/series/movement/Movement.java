package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The actions of sections 5 and 6.1 and of reinforcement (3.0, 4.1). */
public final class Movement {
  /** A first step is no re-entry. */
  private static final int ANY_REENTRY = 1;

  private Movement() {}

  public static Chapter chapter(Battlefield field, MovementRules rules) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(MoveAction.STAGE, new MoveStage(field, rules));
    stages.put(PlaceAction.STAGE, new PlaceStage(field));
    return new Chapter(
        List.of(MoveAction.of(field, rules), PlaceAction.of(field, rules)), List.of(), stages);
  }

  /** The hexes in which a unit that waits off the map may be put now; none for any other unit. */
  public static List<Hex> placings(Situation situation, MovementRules rules, Unit unit) {
    if (!PlaceAction.isWaiting(situation.position(), unit.piece().place())) {
      return List.of();
    }
    List<Hex> hexes = new ArrayList<>();
    for (Data entry : unit.piece().attribute(Marks.ENTRY).map(Data::items).orElse(List.of())) {
      Hex hex = new Hex(entry.text());
      if (rules.entrance().bars(situation, unit, hex).isEmpty()
          && rules.stacking().bars(situation, unit, hex).isEmpty()) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  /**
   * The neighbouring hexes that a unit on the map, still to move, could enter by a single step,
   * whatever friends are there.
   */
  public static List<Hex> steps(Situation situation, MovementRules rules, Unit unit) {
    return unit.hex()
        .map(hex -> new Routes(situation, rules, unit, hex, ANY_REENTRY).steps())
        .orElse(List.of());
  }
}
