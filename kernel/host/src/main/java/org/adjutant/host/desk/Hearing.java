package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.host.typed.ShortForm;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.PackFault;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;

/** Rules on the orders of a file, one after the other. Used once. */
final class Hearing {
  private final PositionFile file;
  private final Rolled dice;

  Hearing(PositionFile file) {
    this.file = file;
    this.dice = new Rolled(file.dice());
  }

  List<Heard> hear() {
    List<Heard> heard = new ArrayList<>();
    Position position = file.position();
    for (Order order : file.orders()) {
      Ruling ruling = rule(order, position);
      heard.add(new Heard(order, position, ruling, order.expect().unmet(ruling)));
      position = ruling.after();
    }
    dice.refuseLeftovers(file.name());
    return heard;
  }

  private Ruling rule(Order order, Position position) {
    try {
      return Engine.decide(file.game(), position, input(order, position), dice);
    } catch (InputException | DataException | PackFault e) {
      throw new DataException(file.name() + ": " + order.path() + ": " + e.getMessage());
    }
  }

  private Input input(Order order, Position position) {
    if (order.what() instanceof Order.Act act) {
      return Input.act(order.by(), act.action(), act.args());
    }
    if (order.what() instanceof Order.Answer answer) {
      return new Input.Answer(
          order.by(), choice(order, answer.choice(), position), answer.answer());
    }
    return new ShortForm(file.game(), position, order.by())
        .readOne(((Order.Typed) order.what()).text());
  }

  private static String choice(Order order, String called, Position position) {
    List<Choice> meant =
        position.openChoices().stream()
            .filter(
                c ->
                    c.id().equals(called)
                        || c.kind().equals(called) && c.owner().equals(order.by()))
            .toList();
    if (meant.size() == 1) {
      return meant.get(0).id();
    }
    throw new InputException(
        order.by()
            + " owes "
            + (meant.isEmpty() ? "no" : "more than one")
            + " choice \""
            + called
            + "\"; open are "
            + position.openChoices().stream()
                .map(c -> c.id() + " " + c.kind() + " of " + c.owner())
                .toList());
  }
}
