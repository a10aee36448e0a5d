package org.adjutant.nomansland.game;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.outlook.Outlook;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.Counsel;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.ChapterTitle;

/** The title that {@link NoMansLand} puts together. */
record BattleTitle(
    String pack,
    String scenario,
    List<Effect> opening,
    Phases phases,
    Chapter chapter,
    RuleIndex rules,
    Interpretations interpretations,
    Display display,
    Invariants invariants,
    Outlook outlook)
    implements ChapterTitle {
  /** The stage that asks for Forward! markers after a roll (2.4.e). */
  private static final String FORWARD = "forward";

  BattleTitle {
    opening = List.copyOf(opening);
  }

  @Override
  public List<SideId> sides() {
    return Sides.BOTH;
  }

  /** The Defender's set-up (1.2.b). */
  @Override
  public boolean hasSecrets() {
    return true;
  }

  @Override
  public Optional<String> rollInterrupt() {
    return chapter.stages().containsKey(FORWARD) ? Optional.of(FORWARD) : Optional.empty();
  }

  @Override
  public Optional<String> brokenInvariant(Position position) {
    return invariants.firstBroken(position);
  }

  @Override
  public long score(Position view, SideId side) {
    return outlook.score(view, side);
  }

  @Override
  public Optional<Counsel> counsel() {
    return Optional.of(outlook);
  }
}
