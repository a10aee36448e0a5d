package org.adjutant.loos.series.combat.bombardment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.support.Hand;
import org.adjutant.loos.series.combat.support.Markers;
import org.adjutant.loos.series.combat.support.SupportChoice;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * A bombardment from its declaration until its markers are on the table (8.1.2 a, b). They are
 * taken as they come, unless their owner knows them and must say which.
 */
final class Barrage {
  static final String DECLARE = "bombard-declare";
  private static final String DRAW = "bombard-draw";
  private static final String CHOSEN = "bombard-chosen";
  private static final String NO_ANSWER = "loos:8.1.2.a";
  private static final String COMBAT = "combat";
  private static final String WANTED = "wanted";
  static final String DRAWN = "drawn";

  private final Battlefield field;

  Barrage(Battlefield field) {
    this.field = field;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(DECLARE, this::declare);
    stages.put(DRAW, Barrage::draw);
    stages.put(CHOSEN, Barrage::chosen);
  }

  private Step declare(Play play) {
    Situation situation = field.in(play.position());
    Hex target = new Hex(play.locals().text(BombardAction.TARGET));
    int markers = play.locals().integer(BombardAction.MARKERS);
    Unit defender = Engagement.target(situation, play.actor(), target).orElseThrow();
    Engagement engagement =
        new Engagement(play.actor(), defender.side(), target, defender.id(), List.of());
    Data facts =
        Data.of("target", target.id())
            .with("defender", defender.id().id())
            .with("markers", markers);
    play.find(Finding.applies(NO_ANSWER, "the bombarded side answers with no markers", facts));
    play.happens(
        EventNames.BOMBARDMENT_DECLARED,
        facts,
        SetPieceAttribute.flag(defender.id(), Marks.BOMBARDED),
        BombardedHexes.add(play.position(), play.actor(), target, markers));
    return Step.go(
        DRAW,
        Data.of(COMBAT, engagement.write())
            .with(WANTED, markers)
            .with(DRAWN, Data.numbers(List.of())));
  }

  private static Step draw(Play play) {
    Data locals = play.locals();
    if (locals.get(DRAWN).items().size() == locals.integer(WANTED)) {
      return Step.go(Impact.RECKON, locals);
    }
    Engagement engagement = Engagement.read(locals.get(COMBAT));
    Hand hand = new Hand(play.position(), engagement.attacker());
    if (hand.numbers().size() > 1) {
      Data facts = SupportChoice.facts(engagement.target().id(), false);
      return Step.ask(SupportChoice.NAME, engagement.attacker(), facts, CHOSEN, locals);
    }
    return take(play, engagement, hand, Optional.empty());
  }

  private static Step chosen(Play play) {
    Engagement engagement = Engagement.read(play.locals().get(COMBAT));
    Hand hand = new Hand(play.position(), engagement.attacker());
    return take(play, engagement, hand, SupportChoice.number(play.answer()));
  }

  private static Step take(Play play, Engagement engagement, Hand hand, Optional<Integer> chosen) {
    int number = hand.draw(chosen);
    Markers.findUsed(play, engagement.attacker(), engagement.target(), List.of(number));
    play.happens(
        EventNames.SUPPORT_REVEALED,
        Data.of("target", engagement.target().id())
            .with(engagement.attacker().id(), Data.numbers(List.of(number))),
        hand.without(number),
        hand.used(List.of(number)));
    List<Data> drawn = new ArrayList<>(play.locals().get(DRAWN).items());
    drawn.add(Data.of(number));
    return Step.go(DRAW, play.locals().with(DRAWN, Data.of(drawn)));
  }
}
