package org.adjutant.loos.campaign.fire;

import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** What a marker that has fallen does to the units it struck (17.4.b, e, 17.5). */
final class Impact {
  static final String STRIKE = "barrage-strike";
  private static final String COUNTING = "loos:17.4.b";
  private static final String ONE_STEP = "loos:17.4.e";
  private static final String NO_RETREAT = "loos:16.0.b";
  private static final String LAST_STEP = "loos:17.5.d";
  private static final String ONE_STEP_IN_TRENCH = "loos:14.3.k";

  private final Battlefield field;
  private final CampaignMap map;
  private final Casualties open;
  private final Casualties inTrench;
  private final GasCloud gas;

  /**
   * @param open what losses are anywhere else than in a German trench
   */
  Impact(Battlefield field, CampaignMap map, Casualties open, Casualties inTrench, GasCloud gas) {
    this.field = field;
    this.map = map;
    this.open = open;
    this.inTrench = inTrench;
    this.gas = gas;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STRIKE, this::strike);
  }

  private Step strike(Play play) {
    Barrage barrage = Salvos.barrage(play.position(), play.locals());
    boolean counts = false;
    for (var entry : barrage.results().fields().entrySet()) {
      CombatResult result = CombatResult.of(entry.getValue().text());
      Data facts = Data.of("unit", entry.getKey()).with("result", result.code());
      if (counts(result)) {
        counts = true;
        hit(play, barrage, new PieceId(entry.getKey()), facts);
      } else {
        play.find(Finding.applies(COUNTING, "in a bombardment only D2, D3 and De count", facts));
      }
    }
    boolean astray = barrage.gas() && !counts && !barrage.results().fields().isEmpty();
    return astray ? gas.drift(play, barrage) : Step.done();
  }

  private static boolean counts(CombatResult result) {
    return result == CombatResult.D2 || result == CombatResult.D3 || result == CombatResult.DE;
  }

  private void hit(Play play, Barrage barrage, PieceId id, Data facts) {
    Situation situation = field.in(play.position());
    Optional<Unit> unit = situation.unit(id).filter(u -> u.isAt(barrage.hex()));
    if (unit.isEmpty()) {
      return;
    }
    Data steps = facts.with("steps", unit.get().steps());
    boolean trench =
        unit.get().side().equals(field.second()) && Breach.inTrench(situation, map, barrage.hex());
    if (trench) {
      Breach.open(play, barrage.hex(), facts);
      if (unit.get().steps() == 1) {
        play.find(
            Finding.applies(
                LAST_STEP, "in a trench bombardment does not take the last step", steps));
        play.find(
            Finding.applies(ONE_STEP_IN_TRENCH, "a one-step German there loses nothing", steps));
        return;
      }
    }
    play.find(Finding.applies(ONE_STEP, "it costs the unit one step", steps.with("lost", 1)));
    play.find(Finding.applies(NO_RETREAT, "and there is no retreat from it", facts));
    (trench ? inTrench : open).loseStep(play, id);
  }
}
