package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.GroundCombat;
import org.adjutant.loos.series.combat.ground.Prelude;
import org.adjutant.loos.series.combat.ground.TargetBar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * The attacks of the mobile combat phase on one hex: all are declared before the first is resolved,
 * and they are fought one after another as long as an enemy is there (18.4.h, 18.4.i).
 */
final class SerialAttack {
  private static final String DECLARE = "serial-declare";
  private static final String DECLARED = "serial-declared";
  private static final String FIGHT = "serial-fight";
  private static final String NEXT = "serial-next";
  private static final String COMBAT = "combat";

  private static final String IN_TURN = "loos:18.4.h";
  private static final String MAY_ADVANCE = "loos:18.4.i";

  private final Battlefield field;
  private final AttackRules rules;
  private final SerialChoice choice;

  SerialAttack(Battlefield field, AttackRules rules, SerialChoice choice) {
    this.field = field;
    this.rules = rules;
    this.choice = choice;
  }

  /** What comes before a fight: in the mobile combat phase this, else what came before. */
  static Prelude before(Prelude otherwise) {
    return (play, engagement) ->
        play.position().clock().phase().equals(PhaseNames.MOBILE_COMBAT)
            ? Step.go(DECLARE, Data.of(COMBAT, engagement.write()))
            : otherwise.lead(play, engagement);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(DECLARE, this::declare);
    stages.put(DECLARED, this::declared);
    stages.put(FIGHT, play -> GroundCombat.fight(engagement(play)));
    stages.put(NEXT, this::next);
  }

  private Step declare(Play play) {
    Engagement first = engagement(play);
    List<Unit> others = others(field.in(play.position()), first);
    if (others.isEmpty()) {
      return GroundCombat.fight(first);
    }
    if (play.reading(OneAttack.AGAIN) == OneAttack.ONCE) {
      Data facts = Data.of("target", first.target().id()).with("others", others.size());
      play.find(Finding.applies(IN_TURN, "but a hex is attacked once in a phase", facts));
      return GroundCombat.fight(first);
    }
    Data facts =
        Data.of(SerialChoice.TARGET, first.target().id())
            .with(SerialChoice.UNITS, Engagement.ids(others.stream().map(Unit::id).toList()));
    return Step.ask(SerialChoice.NAME, first.attacker(), facts, DECLARED, play.locals());
  }

  private List<Unit> others(Situation situation, Engagement first) {
    SideId side = first.attacker();
    return rules.able(situation, side, first.target()).stream()
        .filter(unit -> !first.attackers().contains(unit.id()))
        .filter(unit -> choice.bars(situation, side, first.target(), List.of(unit)).isEmpty())
        .toList();
  }

  private Step declared(Play play) {
    Engagement first = engagement(play);
    List<PieceId> others =
        play.answer().get(SerialChoice.UNITS).textItems().stream().map(PieceId::new).toList();
    Data facts =
        Data.of("target", first.target().id())
            .with("first", Engagement.ids(first.attackers()))
            .with("then", Engagement.ids(others));
    play.reading(OneAttack.AGAIN);
    play.find(
        Finding.applies(
            IN_TURN,
            "all attacks on the hex are declared before the first is resolved",
            facts.with("attacks", others.size() + 1)));
    List<Effect> effects = new ArrayList<>();
    for (PieceId unit : others) {
      effects.add(SetPieceAttribute.flag(unit, Marks.ATTACKED));
      effects.add(Waiting.begins(unit, first.target()));
    }
    play.happens("loos/SerialAttacksDeclared", facts, effects);
    return Step.call(FIGHT, play.locals(), NEXT, locals(first, others));
  }

  private Step next(Play play) {
    Engagement before = engagement(play);
    Situation situation = field.in(play.position());
    List<PieceId> left = ids(play.locals());
    if (left.isEmpty()) {
      return Step.done();
    }
    Optional<Unit> target = Engagement.target(situation, before.attacker(), before.target());
    if (target.isEmpty()) {
      Data facts = Data.of("target", before.target().id()).with("yet to fight", left.size());
      play.find(Finding.applies(MAY_ADVANCE, "the defender is gone: no more attacks", facts));
      play.happens("loos/SerialAttacksEnded", facts, left.stream().map(Waiting::ends).toList());
      return Step.done();
    }
    PieceId unit = left.get(0);
    PieceId defender = target.get().id();
    Engagement engagement =
        new Engagement(
            before.attacker(), before.against(), before.target(), defender, List.of(unit));
    Data facts =
        Data.of("target", before.target().id())
            .with("defender", defender.id())
            .with("unit", unit.id());
    play.find(Finding.applies(IN_TURN, "the next attack follows", facts));
    play.happens(
        "loos/SerialAttackMade",
        facts,
        Waiting.ends(unit),
        SetPieceAttribute.flag(defender, TargetBar.mark(play.position().clock().phase())));
    Data then = locals(engagement, left.subList(1, left.size()));
    return Step.call(FIGHT, Data.of(COMBAT, engagement.write()), NEXT, then);
  }

  private static Data locals(Engagement engagement, List<PieceId> left) {
    return Data.of(COMBAT, engagement.write()).with(SerialChoice.UNITS, Engagement.ids(left));
  }

  private static List<PieceId> ids(Data locals) {
    return locals.get(SerialChoice.UNITS).textItems().stream().map(PieceId::new).toList();
  }

  private static Engagement engagement(Play play) {
    return Engagement.read(play.locals().get(COMBAT));
  }
}
