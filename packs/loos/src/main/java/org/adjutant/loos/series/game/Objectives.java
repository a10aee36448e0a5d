package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.outlook.Prizes;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetControl;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;

/**
 * Victory by objectives and losses, as the training scenario has it: points for each objective
 * held, by the side whose unit was last in it, and for each enemy step destroyed; who is ahead by
 * the margin wins. Written as {@code {"objectives": [{"hex": "0405", "name": "Ashford", "points":
 * 2, "holder": "blue"}], "pointsPerStepDestroyed": 1, "margin": 2}}.
 */
final class Objectives implements Victory {
  static final String HELD = "loos:T.1";
  static final String POINTS = "loos:T.2";
  static final String MARGIN = "loos:T.3";

  private static final long HUNDRED = 100;

  private record Objective(Hex hex, String name, int points, SideId holder) {}

  private final List<Objective> objectives;
  private final int perStep;
  private final int margin;

  private Objectives(List<Objective> objectives, int perStep, int margin) {
    this.objectives = List.copyOf(objectives);
    this.perStep = perStep;
    this.margin = margin;
  }

  /**
   * @throws DataException that lists every problem, each with its JSON path
   */
  static Objectives parse(Data scenario, HexGrid grid, List<SideId> sides) {
    Problems problems = new Problems();
    List<Objective> found = new ArrayList<>();
    Data victory = scenario.get("victory");
    problems.eachItem(
        victory, "victory", "objectives", (path, item) -> found.add(objective(item, grid, sides)));
    problems.attempt("victory", () -> victory.integer("pointsPerStepDestroyed"));
    problems.attempt("victory", () -> victory.integer("margin"));
    problems.refuseAny("the victory rule");
    return new Objectives(
        found, victory.integer("pointsPerStepDestroyed"), victory.integer("margin"));
  }

  private static Objective objective(Data item, HexGrid grid, List<SideId> sides) {
    SideId holder = new SideId(item.text("holder"));
    if (!sides.contains(holder)) {
      throw new DataException("no side \"" + holder + "\"; there are " + sides);
    }
    return new Objective(
        grid.hex(item.text("hex")), item.text("name"), item.integer("points"), holder);
  }

  /** The holders at the start. */
  @Override
  public List<Effect> opening() {
    List<Effect> effects = new ArrayList<>();
    objectives.forEach(o -> effects.add(new SetControl(o.hex(), Optional.of(o.holder()))));
    return effects;
  }

  @Override
  public List<Effect> effects(Situation situation, Unit unit, List<Hex> hexes) {
    List<Effect> effects = new ArrayList<>();
    for (Objective objective : objectives) {
      if (hexes.contains(objective.hex()) && !holder(situation, objective).equals(unit.side())) {
        effects.add(new SetControl(objective.hex(), Optional.of(unit.side())));
      }
    }
    return effects;
  }

  private static SideId holder(Situation situation, Objective objective) {
    return situation.position().control(objective.hex()).orElse(objective.holder());
  }

  int points(Situation situation, SideId side) {
    int points = 0;
    for (Objective objective : objectives) {
      points += holder(situation, objective).equals(side) ? objective.points() : 0;
    }
    for (Piece piece : situation.position().pieces()) {
      Unit unit = situation.unit(piece);
      points += unit.side().equals(side) ? 0 : perStep * (unit.fullSteps() - unit.steps());
    }
    return points;
  }

  /** How far a side is ahead. */
  @Override
  public long score(Situation situation, SideId side) {
    SideId enemy = situation.field().enemyOf(side);
    return HUNDRED * (points(situation, side) - points(situation, enemy));
  }

  @Override
  public Optional<Prizes> prizes() {
    return Optional.of(this::toBeWon);
  }

  /** An objective that changes hands is won by the one side and lost by the other. */
  private Map<Hex, Integer> toBeWon(Situation situation, SideId side) {
    Map<Hex, Integer> prizes = new LinkedHashMap<>();
    for (Objective objective : objectives) {
      if (!holder(situation, objective).equals(side)) {
        prizes.put(objective.hex(), (int) (2 * HUNDRED * objective.points()));
      }
    }
    return prizes;
  }

  @Override
  public Outcome judge(Situation situation) {
    Battlefield field = situation.field();
    int first = points(situation, field.first());
    int second = points(situation, field.second());
    String score = field.first() + " " + first + ", " + field.second() + " " + second;
    if (Math.abs(first - second) < margin) {
      return new Outcome(List.of(), "draw", MARGIN, score + ": less than " + margin + " apart");
    }
    SideId winner = first > second ? field.first() : field.second();
    return new Outcome(
        List.of(winner), "victory", MARGIN, score + ": ahead by " + margin + " or more");
  }

  @Override
  public List<String> standing(Situation situation) {
    List<String> lines = new ArrayList<>();
    for (SideId side : situation.field().sides()) {
      List<String> held = new ArrayList<>();
      for (Objective objective : objectives) {
        if (holder(situation, objective).equals(side)) {
          held.add(objective.name() + " " + objective.points());
        }
      }
      lines.add(
          side + ": " + points(situation, side) + " points; holds " + String.join(", ", held));
    }
    return lines;
  }
}
