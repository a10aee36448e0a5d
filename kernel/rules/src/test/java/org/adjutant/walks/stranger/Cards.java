package org.adjutant.walks.stranger;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.Lots;
import org.adjutant.rules.spi.support.SimpleAction;

/** A deck nobody may look into, hands for their owners' eyes, an open discard pile. */
final class Cards {
  static final String DRAW = "draw";
  static final String PLAY = "play";
  static final String DECK = "deck";
  static final String DISCARDS = "discards";

  private Cards() {}

  static String hand(SideId side) {
    return "hand " + side;
  }

  static SimpleAction draw() {
    return SimpleAction.listing(
        DRAW,
        "Draw a card.",
        Shape.NONE,
        List.of(
            Checks.active("walk:turn"),
            (desk, args, findings) -> {
              if (desk.view().cupSize(DECK) + desk.view().cupSize(DISCARDS) == 0) {
                findings.forbids("walk:deck", "no card is left");
              }
            }),
        desk -> List.of(Data.EMPTY));
  }

  /** An empty deck takes the discards back first. What is drawn, the dice would tell. */
  static Step begin(Play play) {
    if (play.position().cupSize(DECK) == 0) {
      List<String> cards = play.position().cup(DISCARDS);
      play.happens(
          "walk/Reshuffled",
          Data.of("cards", cards.size()),
          new SetCup(DECK, cards.stream().sorted().toList(), Audience.NONE),
          new SetCup(DISCARDS, List.of(), Audience.ALL));
    }
    int left = play.position().cupSize(DECK);
    return Step.roll(
        Lots.roll(1, left, "card", DECK).forEyesOf(Audience.NONE), "card-drawn", Data.EMPTY);
  }

  static Step drawn(Play play) {
    List<String> deck = play.position().cup(DECK);
    List<String> card = Lots.drawn(deck, play.roll());
    List<String> hand = new ArrayList<>(play.position().cup(hand(play.actor())));
    hand.addAll(card);
    Audience own = Audience.of(play.actor());
    play.happens(
        Event.secret(
            "walk/CardDrawn",
            play.actor(),
            Data.of("card", card.get(0)),
            own,
            Data.EMPTY,
            List.of(
                new SetCup(DECK, Lots.left(deck, play.roll()), Audience.NONE),
                new SetCup(hand(play.actor()), hand, own))));
    return Step.done();
  }

  static SimpleAction play() {
    Shape shape = Shape.of(Shape.Field.of("card", Shape.Type.WORD, "a card of the hand"));
    return SimpleAction.listing(
        PLAY,
        "Play a card.",
        shape,
        List.of(
            Checks.active("walk:turn"),
            (desk, args, findings) -> {
              if (!desk.view().cup(hand(desk.side())).contains(args.text("card"))) {
                findings.forbids("walk:hand", "the card is not in the hand");
              }
            }),
        desk -> desk.view().cup(hand(desk.side())).stream().map(c -> Data.of("card", c)).toList());
  }

  static Step played(Play play) {
    String card = play.locals().text("card");
    List<String> hand = new ArrayList<>(play.position().cup(hand(play.actor())));
    hand.remove(card);
    List<String> discards = new ArrayList<>(play.position().cup(DISCARDS));
    discards.add(card);
    play.happens(
        "walk/CardPlayed",
        play.locals(),
        new SetCup(hand(play.actor()), hand, Audience.of(play.actor())),
        new SetCup(DISCARDS, discards, Audience.ALL),
        new SetTally("score " + play.actor(), play.position().tally("score " + play.actor()) + 1));
    return Step.done();
  }
}
