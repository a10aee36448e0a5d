package org.adjutant.loos.series.game;

import java.util.List;
import java.util.Optional;
import java.util.function.ToLongBiFunction;
import org.adjutant.loos.series.outlook.Supposition;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.Counsel;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.ChapterTitle;

/**
 * The title that {@link Series} puts together.
 *
 * @param hasSecrets whether support markers are drawn face down (7.2, 8.2.1); nothing else is
 *     hidden
 */
record SeriesTitle(
    String pack,
    String scenario,
    boolean hasSecrets,
    List<SideId> sides,
    List<Effect> opening,
    Phases phases,
    Chapter chapter,
    Invariants invariants,
    ToLongBiFunction<Position, SideId> worth,
    Optional<Counsel> counsel,
    Supposition supposition,
    RuleIndex rules,
    Interpretations interpretations,
    Display display)
    implements ChapterTitle {
  private static final int DIE = 6;

  SeriesTitle {
    sides = List.copyOf(sides);
    opening = List.copyOf(opening);
  }

  /** Markers lie in cups and under papers; no stage carries a number that is still face down. */
  @Override
  public boolean stagesKeepSecrets() {
    return false;
  }

  @Override
  public long score(Position view, SideId side) {
    return worth.applyAsLong(view, side);
  }

  @Override
  public Position supposed(Position view, SideId side) {
    return supposition.of(view);
  }

  /** Six-sided dice are added up (8.2.1.d, 17.3.a); markers are drawn one by one. */
  @Override
  public boolean sumAlone(Roll roll) {
    return roll.faces().stream().allMatch(faces -> faces == DIE);
  }

  @Override
  public Optional<String> brokenInvariant(Position position) {
    return invariants.firstBroken(position);
  }
}
