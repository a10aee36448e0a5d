package org.adjutant.loos.series.combat.bombardment;

import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.Balance;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.CoverRule;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.StrengthRule;
import org.adjutant.loos.series.combat.clash.TableRoll;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.loos.series.combat.support.Markers;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The markers strike (8.1.2 c, d): their total less the defence, the line, the die, the result. */
final class Impact {
  static final String RECKON = "bombard-reckon";
  private static final String RESOLVE = "bombard-resolve";
  private static final String MARKERS_ALONE = "loos:8.1.a";
  private static final String DIFFERENTIAL = "loos:8.1.2.b";
  private static final String FORTIFIED = "loos:8.2.3.a";
  private static final String MARKERS_HALVED = "loos:8.2.3.b";

  private final Battlefield field;
  private final StrengthRule strengths;
  private final CoverRule covers;
  private final TableRoll table;
  private final BombardmentResults results;

  Impact(
      Battlefield field,
      StrengthRule strengths,
      CoverRule covers,
      TableRoll table,
      BombardmentResults results) {
    this.field = field;
    this.strengths = strengths;
    this.covers = covers;
    this.table = table;
    this.results = results;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(RECKON, this::reckon);
    stages.put(RESOLVE, this::resolve);
  }

  private Step reckon(Play play) {
    Engagement engagement = Engagement.read(play.locals().get("combat"));
    Situation situation = field.in(play.position());
    boolean fortified = situation.fortified(engagement.target());
    List<Integer> numbers =
        play.locals().get(Barrage.DRAWN).items().stream().map(Data::integer).toList();
    Data facts = Data.of("target", engagement.target().id());
    if (fortified) {
      play.find(Finding.applies(FORTIFIED, "a fortification doubles what it holds", facts));
      play.find(Finding.applies(MARKERS_HALVED, "the attacker's markers are halved", facts));
    }
    List<Term> attack = Markers.terms(numbers, fortified);
    play.find(
        Finding.applies(
            MARKERS_ALONE, "markers alone bombard", facts.with("markers", Data.numbers(numbers))));
    Balance balance = new Balance(attack, strengths.defence(situation, engagement));
    play.find(balance.finding(DIFFERENTIAL));
    return table.roll(
        play, engagement, covers.cover(situation, engagement), balance, "bombardment", RESOLVE);
  }

  private Step resolve(Play play) {
    CombatResult result = table.result(play, EventNames.BOMBARDMENT_RESOLVED);
    return results.follow(play, TableRoll.engagement(play), result);
  }
}
