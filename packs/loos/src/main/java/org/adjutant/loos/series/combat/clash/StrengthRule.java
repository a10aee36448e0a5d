package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.ruling.Finding;

/** What the units of an engagement are worth; a title may count others in, or leave some out. */
public interface StrengthRule {
  /** Every attacker with its attack strength, the defender with its defence strength. */
  StrengthRule SERIES = new StrengthRule() {};

  /** The attacking units, each with the whole of its strength (8.2). */
  default List<Term> attack(Situation situation, Engagement engagement) {
    return engagement.attackers(situation).stream()
        .map(unit -> Term.unit(unit, unit.attack()))
        .toList();
  }

  /** The defending unit; a fortification doubles what is printed (8.2.3). */
  default List<Term> defence(Situation situation, Engagement engagement) {
    Unit unit = engagement.defender(situation);
    int times = situation.fortified(engagement.target()) ? 2 : 1;
    return List.of(Term.unit(unit, unit.defence() * times));
  }

  /** What the trail says of the strengths, beside the sums. */
  default List<Finding> remarks(Situation situation, Engagement engagement) {
    return List.of();
  }
}
