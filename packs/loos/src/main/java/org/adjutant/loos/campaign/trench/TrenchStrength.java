package org.adjutant.loos.campaign.trench;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.MapWords;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.StrengthRule;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/**
 * 14.3.j: the defence strength of every further enemy that no other combat answers for is added to
 * the target's.
 *
 * @param base what the units of the combat themselves are worth
 */
record TrenchStrength(StrengthRule base) implements StrengthRule {
  private static final String SEPARATELY = "loos:14.3.h";
  private static final String NO_ANSWER = "loos:14.3.i";
  private static final String ADDED = "loos:14.3.j";
  private static final String HEIGHTS = "loos:14.1.b";
  private static final String DOUBLED = "loos:8.2.3.a";

  /** Whether trenches are fortifications. */
  private static final String FORTS = "loos:LI-74";

  private static final int DOUBLE = 2;
  private static final int PER_ATTACKER = 2;

  @Override
  public List<Term> attack(Situation situation, Engagement engagement) {
    return base.attack(situation, engagement);
  }

  @Override
  public List<Term> defence(Situation situation, Engagement engagement) {
    List<Term> terms = new ArrayList<>(base.defence(situation, engagement));
    if (isFort(situation, engagement)) {
      terms.replaceAll(term -> new Term(term.of(), term.value() * 2, term.source()));
    }
    for (FurtherEnemy enemy : further(situation, engagement)) {
      if (!enemy.isAnswered(situation)) {
        terms.add(Term.unit(enemy.unit(), added(situation, enemy)));
      }
    }
    return terms;
  }

  private static int added(Situation situation, FurtherEnemy enemy) {
    boolean often = situation.reading(FurtherEnemy.COUNTED).is(PER_ATTACKER);
    return enemy.unit().defence() * (often ? enemy.facing().size() : 1);
  }

  private static List<FurtherEnemy> further(Situation situation, Engagement engagement) {
    List<Unit> attackers = engagement.attackers(situation);
    return FurtherEnemy.of(situation, engagement.target(), attackers);
  }

  private static boolean isFort(Situation situation, Engagement engagement) {
    return engagement.against().equals(Store.GERMAN)
        && situation.reading(FORTS).is(DOUBLE)
        && Trenches.isTrenchHex(situation, engagement.target());
  }

  @Override
  public List<Finding> remarks(Situation situation, Engagement engagement) {
    List<Finding> found = new ArrayList<>(base.remarks(situation, engagement));
    if (isFort(situation, engagement)) {
      found.add(
          Finding.applies(
                  DOUBLED,
                  "a trench doubles what it holds",
                  Data.of("hex", engagement.target().id()))
              .from(situation.reading(FORTS).source()));
    }
    for (FurtherEnemy enemy : further(situation, engagement)) {
      found.addAll(remarks(situation, enemy));
    }
    if (situation.ground().map().has(engagement.target(), MapWords.HIGH_GROUND)) {
      found.add(
          Finding.applies(
              HEIGHTS,
              "high ground does nothing for the defender",
              Data.of("hex", engagement.target().id())));
    }
    return found;
  }

  private static List<Finding> remarks(Situation situation, FurtherEnemy enemy) {
    Data facts =
        Data.of("unit", enemy.unit().id().id())
            .with("hex", enemy.hex().id())
            .with("facing", Engagement.ids(enemy.facing().stream().map(Unit::id).toList()));
    List<Finding> found = new ArrayList<>();
    String answer = enemy.answer(situation);
    Finding demand =
        Finding.applies(
                SEPARATELY,
                "a further enemy behind a trench needs a combat of its own",
                facts.with("answer", answer))
            .from(situation.reading(FurtherEnemy.COUNTED).source());
    found.add(demand);
    if (answer.equals(FurtherEnemy.NOTHING)) {
      if (enemy.isBombarded(situation)) {
        found.add(Finding.applies(NO_ANSWER, "bombardment is no such combat", facts));
      }
      found.add(
          Finding.applies(
              ADDED,
              "its defence is added to the target's",
              facts.with("added", added(situation, enemy))));
    }
    return found;
  }
}
