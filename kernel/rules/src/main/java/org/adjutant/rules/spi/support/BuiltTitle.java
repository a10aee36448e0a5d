package org.adjutant.rules.spi.support;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;

/** What a {@link TitleBuilder} makes. */
record BuiltTitle(
    String pack,
    String scenario,
    List<SideId> sides,
    List<SideId> systemSides,
    boolean hasSecrets,
    List<Effect> opening,
    Function<Position, List<Effect>> sequel,
    Phases phases,
    List<ActionKind> actions,
    List<ChoiceKind> choices,
    SortedMap<String, Stage> stages,
    Optional<String> rollInterrupt,
    Function<Desk, List<Duty>> owed,
    RuleIndex rules,
    Interpretations interpretations,
    Display display,
    Predicate<Roll> added,
    Function<Position, Optional<String>> invariant)
    implements Title {

  @Override
  public List<Effect> opening(Position earlier) {
    return sequel.apply(earlier);
  }

  @Override
  public List<Duty> duties(Desk desk) {
    return owed.apply(desk);
  }

  @Override
  public boolean sumAlone(Roll roll) {
    return added.test(roll);
  }

  @Override
  public Optional<String> brokenInvariant(Position position) {
    return invariant.apply(position);
  }
}
