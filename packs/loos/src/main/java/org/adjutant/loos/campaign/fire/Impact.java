package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.loos.campaign.trench.Trenches;
import org.adjutant.loos.campaign.trench.UnderFire;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.retreat.Retreat;
import org.adjutant.loos.series.combat.retreat.RetreatOrder;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** What a marker that has fallen does to the units it struck (17.4.b, e, 17.5). */
final class Impact {
  static final String STRIKE = "barrage-strike";
  private static final String LOSSES = "barrage-losses";
  private static final String COUNTING = "loos:17.4.b";
  private static final String ONE_STEP = "loos:17.4.e";
  private static final String RETREAT = "barrage-retreat";
  private static final String UNIT = "unit";
  private static final String HIT = "hit";
  private static final String TRENCH = "trench";

  private final Battlefield field;
  private final Casualties open;
  private final Casualties inTrench;
  private final GasCloud gas;

  /**
   * @param open what losses are anywhere else than in a German trench
   */
  Impact(Battlefield field, Casualties open, Casualties inTrench, GasCloud gas) {
    this.field = field;
    this.open = open;
    this.inTrench = inTrench;
    this.gas = gas;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STRIKE, this::strike);
    stages.put(LOSSES, this::losses);
    stages.put(RETREAT, this::retreat);
  }

  private Step strike(Play play) {
    Barrage barrage = Salvos.barrage(play.position(), play.locals());
    List<String> hit = new ArrayList<>();
    for (String unit : barrage.results().fields().keySet()) {
      CombatResult result = barrage.result(unit);
      if (counts(result)) {
        hit.add(unit);
      } else {
        Data facts = Data.of("unit", unit).with("result", result.code());
        play.find(Finding.applies(COUNTING, "in a bombardment only D2, D3 and De count", facts));
      }
    }
    if (hit.isEmpty()) {
      boolean astray = barrage.gas() && !barrage.results().fields().isEmpty();
      return astray ? gas.drift(play, barrage) : Step.done();
    }
    boolean trench =
        barrage.by().equals(field.first())
            && Trenches.isTrenchHex(field.in(play.position()), barrage.hex());
    return Step.go(LOSSES, play.locals().with(HIT, Data.texts(hit)).with(TRENCH, trench));
  }

  private static boolean counts(CombatResult result) {
    return result == CombatResult.D2 || result == CombatResult.D3 || result == CombatResult.DE;
  }

  /** One unit after another; the breach is there when all have had their part (17.5.a). */
  private Step losses(Play play) {
    Barrage barrage = Salvos.barrage(play.position(), play.locals());
    List<String> hit = play.locals().get(HIT).textItems();
    if (hit.isEmpty()) {
      if (play.locals().get(TRENCH).flag()) {
        Breach.open(play, barrage);
      }
      return Step.done();
    }
    Data rest = play.locals().with(HIT, Data.texts(hit.subList(1, hit.size())));
    Situation situation = field.in(play.position());
    Optional<Unit> unit = situation.unit(hit.get(0)).filter(u -> u.isAt(barrage.hex()));
    return unit.isEmpty() ? Step.go(LOSSES, rest) : hit(play, situation, unit.get(), barrage, rest);
  }

  private Step hit(Play play, Situation situation, Unit unit, Barrage barrage, Data rest) {
    CombatResult result = barrage.result(unit.id().id());
    Data facts =
        Data.of("unit", unit.id().id()).with("result", result.code()).with("steps", unit.steps());
    if (rest.get(TRENCH).flag() && unit.steps() == 1) {
      inTrench.loseStep(play, unit.id());
      UnderFire.spared(situation, unit).ifPresent(play::find);
      return Step.go(LOSSES, rest);
    }
    if (result.hexes() > 0 && UnderFire.mayRetreat(situation)) {
      return Step.call(RETREAT, play.locals().with(UNIT, unit.id().id()), LOSSES, rest);
    }
    play.find(Finding.applies(ONE_STEP, "the result costs a unit one step", facts.with("lost", 1)));
    play.find(UnderFire.stands(situation, unit));
    (rest.get(TRENCH).flag() ? inTrench : open).loseStep(play, unit.id());
    return Step.go(LOSSES, rest);
  }

  /** LI-09: with another reading a bombarded unit retreats or resists as in 8.1.5. */
  private Step retreat(Play play) {
    Barrage barrage = Salvos.barrage(play.position(), play.locals());
    PieceId unit = new PieceId(play.locals().text(UNIT));
    SideId owner = field.enemyOf(barrage.by());
    Engagement engagement = new Engagement(barrage.by(), owner, barrage.hex(), unit, List.of());
    int hexes = barrage.result(unit.id()).hexes();
    return Retreat.of(new RetreatOrder(engagement, owner, List.of(unit), hexes, true, false));
  }
}
