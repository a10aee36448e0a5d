package org.adjutant.loos.series.combat.advance;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.March;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * Advance after combat (8.5): as soon as the defender has retreated, or died of having no way out,
 * the attacker chooses who follows along the path of retreat. Those do nothing more in this player
 * turn.
 */
public final class Advance {
  private static final String ASK = "combat-advance";

  private static final String MADE = "combat-advance-made";
  private static final String EMPTIED = "combat-advance-emptied";
  private static final String AFTER_RETREAT = "loos:8.5.a";
  private static final String AT_ONCE = "loos:8.5.e";
  private static final String OWNER_DECIDES = AdvanceChoice.OWNER_DECIDES;
  private static final String FROZEN = "loos:8.5.h";
  private static final String THROUGH_ZOC = "loos:6.2.b";
  private static final String WHEN = "loos:LI-37";
  private static final int ANY_EMPTIED = 2;
  private static final String WHOLE = "loos:LI-12";
  private static final int IN_PLACE = 2;

  private final Battlefield field;
  private final AdvanceRule rule;
  private final March march;

  private Advance(Battlefield field, AdvanceRule rule, March march) {
    this.field = field;
    this.rule = rule;
    this.march = march;
  }

  public static Chapter chapter(Battlefield field, AdvanceRule rule, March march) {
    SortedMap<String, Stage> stages = new TreeMap<>();
    Advance advance = new Advance(field, rule, march);
    stages.put(ASK, advance::ask);
    stages.put(MADE, advance::made);
    stages.put(EMPTIED, advance::emptied);
    return new Chapter(List.of(), List.of(new AdvanceChoice(field, rule)), stages);
  }

  /**
   * Goes on with the choice who advances, if anybody can.
   *
   * @param retreat the combat hex and the hexes the defender went through, in order
   */
  public static Step.Go of(Engagement engagement, List<Hex> retreat) {
    return new Step.Go(
        ASK,
        Data.of("combat", engagement.write())
            .with("path", Data.texts(retreat.stream().map(Hex::id).toList())));
  }

  /**
   * After a result that is no retreat nobody advances but those whom the title lets advance without
   * a fight, unless another reading of LI-37 lets the attackers enter any hex that combat has
   * emptied.
   */
  public static Step.Go intoEmptied(Engagement engagement) {
    return new Step.Go(EMPTIED, Data.of("combat", engagement.write()));
  }

  private Step emptied(Play play) {
    Engagement engagement = Engagement.read(play.locals().get("combat"));
    boolean enter = play.reading(WHEN) == ANY_EMPTIED || isReplacedWhole(play);
    List<PieceId> others =
        rule.bystanders(field.in(play.position()), engagement).stream().map(Unit::id).toList();
    play.find(
        Finding.applies(
            AFTER_RETREAT,
            enter ? "an emptied hex may be entered" : "without a retreat nobody advances",
            Data.of("target", engagement.target().id()).with("others", others.size())));
    if (!enter && others.isEmpty()) {
      return Step.done();
    }
    return of(enter ? engagement : engagement.by(others), List.of(engagement.target()));
  }

  /** LI-12: a title's rule for advances may be read to stand in place of 8.5 as a whole. */
  private static boolean isReplacedWhole(Play play) {
    return play.position().reading(WHOLE).filter(reading -> reading == IN_PLACE).isPresent();
  }

  private Step ask(Play play) {
    Engagement engagement = Engagement.read(play.locals().get("combat"));
    Situation situation = field.in(play.position());
    List<Unit> attackers =
        Stream.concat(
                engagement.attackers(situation).stream(),
                rule.bystanders(situation, engagement).stream())
            .distinct()
            .toList();
    List<Hex> retreat = play.locals().get("path").textItems().stream().map(Hex::new).toList();
    Data facts = Pursuit.facts(attackers, retreat);
    if (!Pursuit.of(situation, rule, facts).isPossible()) {
      return Step.done();
    }
    play.reading(WHEN);
    play.find(Finding.applies(AFTER_RETREAT, "after a retreat the attackers may advance", facts));
    play.find(
        Finding.applies(AT_ONCE, "they decide now", Data.of("owner", engagement.attacker().id())));
    return Step.ask(AdvanceChoice.NAME, engagement.attacker(), facts, MADE, facts);
  }

  private Step made(Play play) {
    Data answer = play.answer();
    List<String> units = answer.get(AdvanceChoice.UNITS).textItems();
    List<Hex> ends = AdvanceChoice.ends(answer);
    Pursuit pursuit = Pursuit.of(field.in(play.position()), rule, play.locals());
    play.find(
        Finding.applies(
            OWNER_DECIDES, "those whom their owner chose advance", Data.of("units", units.size())));
    for (int n = 0; n < units.size(); n++) {
      PieceId id = new PieceId(units.get(n));
      advance(play, field.in(play.position()).unit(id).orElseThrow(), pursuit.way(id, ends.get(n)));
    }
    return Step.done();
  }

  private void advance(Play play, Unit unit, List<Hex> way) {
    Situation situation = field.in(play.position());
    Data facts = Data.of("unit", unit.id().id()).with("from", unit.piece().place().text());
    rule.remarks(situation, unit, way).forEach(play::find);
    if (way.stream().anyMatch(hex -> situation.inEnemyZone(unit.side(), hex))) {
      play.find(Finding.applies(THROUGH_ZOC, "an advance disregards enemy ZOC", facts));
    }
    if (rule.freezes(situation)) {
      play.find(Finding.applies(FROZEN, "it does nothing more in this player turn", facts));
      Effect[] frozen =
          frozen(situation, unit).stream()
              .map(id -> SetPieceAttribute.flag(id, Marks.ADVANCED))
              .toArray(Effect[]::new);
      march.make(play, EventNames.ADVANCE_MADE, unit, way, facts, frozen);
    } else {
      march.make(play, EventNames.ADVANCE_MADE, unit, way, facts);
    }
  }

  private List<PieceId> frozen(Situation situation, Unit unit) {
    List<PieceId> frozen = new ArrayList<>(List.of(unit.id()));
    if (march.followers().freeze(situation)) {
      march.followers().of(situation, unit).forEach(follower -> frozen.add(follower.id()));
    }
    return frozen;
  }
}
