package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.ground.GroundCombat;
import org.adjutant.loos.series.combat.ground.TargetBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * Before a declared attack is fought the markers tied to it fall: the attacker's on the target, the
 * defender's on the attackers (17.4.c). Then the attack goes on with what is left of both sides.
 */
final class TiedFire {
  private static final String STAGE = "tied-fire";
  private static final String AFTER = "tied-fight";
  private static final String BEFORE_ATTACK = "loos:17.4.c";
  private static final String EMPTIED = "loos:17.4.f";
  private static final String GONE = "loos:LI-26";
  private static final int OTHER_TARGET = 2;
  private static final String COMBAT = "combat";

  private final Battlefield field;

  TiedFire(Battlefield field) {
    this.field = field;
  }

  static Step lead(Play play, Engagement engagement) {
    return Step.go(STAGE, Data.of(COMBAT, engagement.write()));
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::fall);
    stages.put(AFTER, this::goOn);
  }

  private Step fall(Play play) {
    Engagement engagement = Engagement.read(play.locals().get(COMBAT));
    Situation situation = field.in(play.position());
    Optional<Barrage> ours =
        Barrage.on(play.position(), engagement.attacker(), engagement.target());
    if (ours.isPresent()) {
      play.happens(
          "loos/AnnouncedAttackMade",
          Data.of("target", engagement.target().id()),
          ours.get().afterFight().put());
    }
    Set<Hex> from = new LinkedHashSet<>();
    engagement.attackers(situation).forEach(unit -> from.add(unit.hex().orElseThrow()));
    List<Barrage> theirs = new ArrayList<>();
    from.forEach(
        hex -> Barrage.on(play.position(), engagement.against(), hex).ifPresent(theirs::add));
    theirs.removeIf(Barrage::resolved);
    List<Barrage> mine = ours.filter(b -> !b.resolved()).stream().toList();
    if (mine.isEmpty() && theirs.isEmpty()) {
      return GroundCombat.fight(engagement);
    }
    int order = play.reading(Salvos.ORDER);
    play.find(
        Finding.applies(
            BEFORE_ATTACK,
            "the bombardments tied to an attack come before it",
            Data.of("target", engagement.target().id())
                .with("attacker's markers", mine.size())
                .with("defender's markers", theirs.size())));
    return Salvos.together(order, mine, theirs, AFTER, play.locals());
  }

  private Step goOn(Play play) {
    Engagement declared = Engagement.read(play.locals().get(COMBAT));
    Situation situation = field.in(play.position());
    List<PieceId> attackers = declared.attackers(situation).stream().map(Unit::id).toList();
    Data facts =
        Data.of("target", declared.target().id()).with("attackers", Engagement.ids(attackers));
    if (attackers.isEmpty()) {
      play.reading(GONE);
      play.find(Finding.applies(BEFORE_ATTACK, "no attacker is left: the attack lapses", facts));
      play.happens("loos/AttackLapsed", facts);
      return Step.done();
    }
    Optional<Unit> target = Engagement.target(situation, declared.attacker(), declared.target());
    if (target.isEmpty()) {
      return emptied(play, declared, attackers, facts);
    }
    PieceId defender = target.get().id();
    String mark = TargetBar.mark(play.position().clock().phase());
    if (!target.get().is(mark)) {
      play.happens(
          "loos/TargetChanged",
          facts.with("defender", defender.id()),
          SetPieceAttribute.flag(defender, mark));
    }
    return GroundCombat.fight(with(declared, defender, attackers));
  }

  private static Step emptied(Play play, Engagement declared, List<PieceId> attackers, Data facts) {
    boolean released = play.reading(GONE) == OTHER_TARGET;
    play.find(Finding.applies(EMPTIED, "the hex is empty: those announced may advance", facts));
    if (released) {
      List<Effect> free = new ArrayList<>();
      for (PieceId unit : attackers) {
        free.add(SetPieceAttribute.clear(unit, Marks.ATTACKED));
        free.add(Pledge.release(unit));
      }
      play.happens("loos/AttackersReleased", facts, free);
    }
    return Advance.of(with(declared, declared.defender(), attackers), List.of(declared.target()));
  }

  private static Engagement with(Engagement declared, PieceId defender, List<PieceId> attackers) {
    return new Engagement(
        declared.attacker(), declared.against(), declared.target(), defender, attackers);
  }
}
