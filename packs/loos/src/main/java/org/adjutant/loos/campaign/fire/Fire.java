package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.campaign.fire.sight.Flight;
import org.adjutant.loos.campaign.fire.sight.Lookout;
import org.adjutant.loos.campaign.german.TrenchLosses;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.GroundRules;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;

/** Section 17. */
public final class Fire {
  /** The stage with which the combat phase opens. */
  public static final String OPEN = PhaseNames.COMBAT;

  /** The stage that runs when the combat phase is over: that with which the next phase opens. */
  public static final String CEASE = PhaseNames.MOBILE_MOVEMENT;

  private Fire() {}

  /**
   * The rules of combat with what section 17 changes in them: no markers in support of an attack
   * (17.1.a), announced attacks (17.1.g), bombardment before them (17.4.c).
   */
  public static CombatRules change(CombatRules rules) {
    GroundRules ground = rules.ground();
    AttackRules pledged =
        ground
            .attack()
            .andTarget(new TwoMarkers())
            .andUnit(new PledgeBar())
            .andParty(new WholePledge());
    return rules.withGround(
        ground.withAttack(pledged).withPrelude(TiedFire::lead).withSupportPerSide(0));
  }

  /** What the turn record does: both sides have the markers of the turn (17.1.b). */
  public static Stage turnRecord(Battlefield field, ArtilleryTrack track) {
    return new FreshMarkers(field, track);
  }

  /**
   * The section's actions, stages and duties.
   *
   * @param rules as {@link #change} made them
   */
  public static Chapter chapter(
      Battlefield field,
      CampaignMap map,
      ArtilleryTrack track,
      ResultsTable table,
      CombatRules rules) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(OPEN, new OpenFire(field));
    stages.put(OpenFire.DONE, play -> Step.done());
    new CeaseFire(field).addTo(stages, CEASE);
    new TiedFire(field).addTo(stages);
    Salvos.addTo(stages);
    new Fall(field, track, new Lookout(map)).addTo(stages);
    new TableFire(field, table, rules.clash().covers()).addTo(stages);
    GasCloud gas = new GasCloud(field);
    gas.addTo(stages);
    Casualties open = new Casualties(field, rules.clash().losses());
    Casualties inTrench = new Casualties(field, new TrenchLosses(rules.clash().losses()));
    new Impact(field, open, inTrench, gas).addTo(stages);
    Chapter laying = laying(field, map, track, rules.ground().attack());
    stages.putAll(laying.stages());
    Chapter impact = new Chapter(laying.actions(), List.of(), stages, laying.duties());
    return Chapter.merge(List.of(Flight.chapter(field), impact));
  }

  private static Chapter laying(
      Battlefield field, CampaignMap map, ArtilleryTrack track, AttackRules rules) {
    Announcement announcement = new Announcement(field, rules);
    Validator targets = new LayTargets(field, map);
    List<Validator> markers = List.of(new LayMarkers(field, track), new GasRule(field, track));
    List<Validator> others = new ArrayList<>(markers);
    others.add(LayPhase::check);
    others.add(announcement);
    others.add(Announcement::markersPerAttack);
    ActionKind lay =
        LayAction.of(new LayOffers(field, announcement, targets, others), targets, others);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(LayAction.NAME, new Laying(track));
    TakeUp takeUp = new TakeUp(field, track);
    takeUp.addTo(stages);
    Announce announce = new Announce(field, announcement);
    announce.addTo(stages);
    List<Validator> early = new ArrayList<>(markers);
    early.add(0, targets);
    EarlyFire bombard = new EarlyFire(field, track, early);
    bombard.addTo(stages);
    return new Chapter(
        List.of(lay, takeUp.action(), announce.action(), bombard.action()),
        List.of(),
        stages,
        List.of(new FireDuties(field, track, rules, lay)));
  }
}
