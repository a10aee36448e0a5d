package org.adjutant.loos.series.combat.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.Balance;
import org.adjutant.loos.series.combat.clash.ClashRules;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.TableRoll;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.loos.series.combat.support.Markers;
import org.adjutant.loos.series.combat.support.SupportStages;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The combat itself (8.2.1 c, d): both totals, the line, the column, the die, the result. */
final class Fight {
  static final String RECKON = "combat-reckon";
  private static final String RESOLVE = "combat-resolve";
  private static final String UNITS_AND_MARKERS = "loos:7.2.g";
  private static final String DIFFERENTIAL = "loos:8.2.1.c";
  private static final String FORTIFIED = "loos:8.2.3.a";
  private static final String MARKERS_HALVED = "loos:8.2.3.b";

  private final Battlefield field;
  private final ClashRules rules;
  private final TableRoll table;
  private final GroundResults results;

  Fight(Battlefield field, ClashRules rules, TableRoll table, GroundResults results) {
    this.field = field;
    this.rules = rules;
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
    List<Integer> ours = SupportStages.numbers(play.locals(), engagement.attacker());
    List<Integer> theirs = SupportStages.numbers(play.locals(), engagement.against());
    List<Term> attack = new ArrayList<>(rules.strengths().attack(situation, engagement));
    attack.addAll(Markers.terms(ours, fortified));
    List<Term> defence = new ArrayList<>(rules.strengths().defence(situation, engagement));
    defence.addAll(Markers.terms(theirs, false));
    if (fortified) {
      Data facts = Data.of("hex", engagement.target().id());
      play.find(Finding.applies(FORTIFIED, "a fortification doubles what it holds", facts));
      play.find(Finding.applies(MARKERS_HALVED, "the attacker's markers are halved", facts));
    }
    rules.strengths().remarks(situation, engagement).forEach(play::find);
    Balance balance = new Balance(attack, defence);
    if (!ours.isEmpty() || !theirs.isEmpty()) {
      Data sums = Data.of("attack", Term.total(attack)).with("defence", Term.total(defence));
      play.find(Finding.applies(UNITS_AND_MARKERS, "units and markers make one total", sums));
    }
    play.find(balance.finding(DIFFERENTIAL));
    return table.roll(
        play,
        engagement,
        rules.covers().cover(situation, engagement),
        rules.shifts().shifts(situation, engagement),
        balance,
        "combat",
        RESOLVE);
  }

  private Step resolve(Play play) {
    CombatResult result = table.result(play, EventNames.COMBAT_RESOLVED);
    return results.follow(play, TableRoll.engagement(play), result);
  }
}
