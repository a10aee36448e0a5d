package org.adjutant.walks.stranger;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/** All sides order a block at the same time; nobody knows another's order until all are given. */
final class Orders {
  private Orders() {}

  static Step ask(Play play) {
    play.happens(
        "walk/ChitsReady",
        Data.EMPTY,
        new SetCup(Chits.CUP, Realm.SIDES.stream().map(SideId::id).toList(), Audience.ALL));
    List<Step.Question> questions =
        Realm.SIDES.stream()
            .map(side -> new Step.Question("order", side, Data.EMPTY, true, Audience.ALL))
            .toList();
    return Step.askAll(questions, "ordered", Data.EMPTY);
  }

  static ChoiceKind choice() {
    Shape shape =
        Shape.of(
            Shape.Field.of("block", Shape.Type.PIECE, "which block"),
            Shape.Field.of("to", Shape.Type.PLACE, "the next area").after("to"));
    return SimpleChoice.among(
        "order", "Whom do you order where?", shape, "walk:order", Orders::all);
  }

  private static List<Data> all(Desk desk, Choice choice) {
    List<Data> all = new ArrayList<>();
    for (Piece block : desk.view().pieces(desk.side())) {
      Realm.MAP
          .neighbours(Realm.areaOf(block))
          .forEach(to -> all.add(Data.of("block", block.id().id()).with("to", to.text())));
    }
    return all;
  }

  static Step carryOut(Play play) {
    List<Effect> moves = new ArrayList<>();
    List<Data> orders = new ArrayList<>();
    for (Choice given : play.answers()) {
      Data order = given.answer().orElseThrow();
      orders.add(order.with("side", given.owner().id()));
      moves.add(new Move(PieceId.of(order.text("block")), Place.parse(order.text("to"))));
    }
    play.happens("walk/OrdersRevealed", Data.of("orders", Data.of(orders)), moves);
    return Step.done();
  }
}
