package org.adjutant.walks.stranger;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.EndGame;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.TitleBuilder;

/** The stranger's title, and its sequel. */
public final class MiniStranger {
  private MiniStranger() {}

  /**
   * @param strengths of the blocks of red, blue and green
   * @param spy the area of green's spy
   * @param deck the cards, sorted
   */
  public static Title title(List<Integer> strengths, String spy, List<String> deck) {
    List<Effect> opening = new ArrayList<>();
    opening.add(new SetClock(new Clock(1, "orders", List.of())));
    opening.add(new Create(Realm.block("b1", Realm.RED, "north", strengths.get(0))));
    opening.add(new Create(Realm.block("b2", Realm.BLUE, "south", strengths.get(1))));
    opening.add(new Create(Realm.block("b3", Realm.GREEN, "ford", strengths.get(2))));
    opening.add(new Create(spy("s1", Realm.RED, "north")));
    opening.add(new Create(spy("s2", Realm.GREEN, spy)));
    opening.add(new SetCup(Cards.DECK, deck, Audience.NONE));
    return builder("stranger").opening(opening).build();
  }

  /** Goes on with the blocks that are left, and the scores. */
  static Title sequel() {
    return builder("stranger-2").sequel(MiniStranger::carriedOver).build();
  }

  private static List<Effect> carriedOver(Position earlier) {
    List<Effect> opening = new ArrayList<>();
    opening.add(new SetClock(new Clock(1, "orders", List.of())));
    for (Piece block : earlier.pieces()) {
      if (block.kind().equals("block")) {
        opening.add(new Create(block));
      }
    }
    for (SideId side : Realm.SIDES) {
      String score = "score " + side;
      opening.add(new SetTally(score, earlier.tally(score)));
    }
    return opening;
  }

  private static Piece spy(String id, SideId side, String area) {
    return Piece.of(id, "spy", side, Realm.area(area), 1).knownTo(Audience.of(side));
  }

  private static TitleBuilder builder(String scenario) {
    return new TitleBuilder("walk", scenario, Realm.SIDES, new Chits())
        .secrets()
        .stage("orders", Orders::ask)
        .choice(Orders.choice())
        .stage("ordered", Orders::carryOut)
        .stage("draw-chit", Chits::draw)
        .stage("chit-drawn", Chits::drawn)
        .action(Cards.draw(), Cards::begin)
        .stage("card-drawn", Cards::drawn)
        .action(Cards.play(), Cards::played)
        .action(Infiltration.kind(), Infiltration::go)
        .action(signal(), MiniStranger::signalled)
        .action(peace(), MiniStranger::peaceMade)
        .endPhase("walk:turn", "walk/ActivationOver");
  }

  private static SimpleAction signal() {
    return SimpleAction.listing(
            "signal", "Wave a flag.", Shape.NONE, List.of(), desk -> List.of(Data.EMPTY))
        .atAnyTime();
  }

  private static Step signalled(Play play) {
    String flags = "flags " + play.actor();
    play.happens(
        "walk/Signalled", Data.EMPTY, new SetTally(flags, play.position().tally(flags) + 1));
    return Step.done();
  }

  private static SimpleAction peace() {
    return SimpleAction.listing(
        "peace",
        "End it.",
        Shape.NONE,
        List.of(Checks.active("walk:turn")),
        desk -> List.of(Data.EMPTY));
  }

  private static Step peaceMade(Play play) {
    Outcome draw = new Outcome(List.of(), "draw", "walk:peace", "peace was made");
    play.happens("GameEnded", Data.EMPTY, new EndGame(draw));
    return Step.done();
  }
}
