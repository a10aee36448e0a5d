package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.Attack;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.support.DutyRule;
import org.adjutant.rules.spi.support.Reading;

/** Announced attacks have to be made (17.1.g), and under LI-21 perhaps all markers laid. */
final class FireDuties implements DutyRule {
  private static final String HOW_MANY = "loos:LI-21";
  private static final int ALL = 2;

  private final Battlefield field;
  private final ArtilleryTrack track;
  private final AttackRules rules;
  private final ActionKind lay;

  FireDuties(Battlefield field, ArtilleryTrack track, AttackRules rules, ActionKind lay) {
    this.field = field;
    this.track = track;
    this.rules = rules;
    this.lay = lay;
  }

  @Override
  public List<Duty> of(Desk desk) {
    if (!desk.isActive()) {
      return List.of();
    }
    if (desk.inPhase(PhaseIds.BARRAGE)) {
      return markers(desk);
    }
    return desk.inPhase(PhaseNames.COMBAT) ? attacks(desk) : List.of();
  }

  private List<Duty> markers(Desk desk) {
    int left = new Guns(track, desk.view(), desk.side()).left();
    boolean all = Reading.of(desk.view(), HOW_MANY, 1).is(ALL);
    return all && left > 0 && !lay.offer(desk).isEmpty()
        ? List.of(new Duty(LayPhase.ATTACKER, left + " markers are still to be laid", true))
        : List.of();
  }

  private List<Duty> attacks(Desk desk) {
    Situation situation = field.in(desk.view());
    if (!Pledge.binds(desk.view())) {
      return List.of();
    }
    Set<Hex> targets = new LinkedHashSet<>();
    situation.units(desk.side()).forEach(unit -> Pledge.of(unit).ifPresent(targets::add));
    List<Duty> duties = new ArrayList<>();
    for (Hex target : targets) {
      List<Unit> units = WholePledge.able(situation, rules, desk.side(), target);
      if (!units.isEmpty()
          && permits(situation, new Attack(desk.side(), target, units, List.of()))) {
        String names = String.join(", ", units.stream().map(unit -> unit.id().id()).toList());
        duties.add(new Duty(Pledge.RULE, names + " announced to attack " + target, true));
      }
    }
    return duties;
  }

  private boolean permits(Situation situation, Attack attack) {
    return rules.bars(situation, attack.units(), attack.target()).isEmpty()
        && rules.pledges().bars(situation, rules, attack).isEmpty();
  }
}
