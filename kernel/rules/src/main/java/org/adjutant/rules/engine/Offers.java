package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Title;

/** What a seat may submit now, computed from its own view. */
public final class Offers {
  private Offers() {}

  /**
   * A legal next move of a side: one kind of action, or an answer to a choice it owes.
   *
   * @param choice the id of the choice; empty for an action
   */
  public record Legal(SideId side, String kind, String choice, Shape shape, Offer offer) {
    /** The input that submits one of the examples. */
    public Input input(Data example) {
      return choice.isEmpty()
          ? Input.act(side, kind, example)
          : new Input.Answer(side, choice, example);
    }

    public boolean isChoice() {
      return !choice.isEmpty();
    }
  }

  /** Everything the side may submit now. Empty while others decide, and once the game is over. */
  public static List<Legal> of(Title title, Position position, SideId side) {
    if (position.outcome().isPresent()) {
      return List.of();
    }
    Desk desk = Judging.desk(title, position, side);
    List<Legal> legal = choices(title, desk);
    return legal.isEmpty()
        ? actions(title, position, desk, kind -> true, kind -> kind.offer(desk))
        : legal;
  }

  /** What of it is an action with this name; the others are not worked out. */
  static List<Legal> of(Title title, Position position, SideId side, String action) {
    if (position.outcome().isPresent()) {
      return List.of();
    }
    Desk desk = Judging.desk(title, position, side);
    return choices(title, desk).isEmpty()
        ? actions(title, position, desk, action::equals, kind -> kind.offer(desk))
        : List.of();
  }

  /** What of it has a piece in the leading part; actions alone. */
  public static List<Legal> of(Title title, Position position, SideId side, Piece piece) {
    return of(title, position, side, piece, kind -> true);
  }

  /** The same of the actions whose names are wanted; the others are not worked out. */
  static List<Legal> of(
      Title title, Position position, SideId side, Piece piece, Predicate<String> wanted) {
    if (position.outcome().isPresent()) {
      return List.of();
    }
    Desk desk = Judging.desk(title, position, side);
    return actions(title, position, desk, wanted, kind -> kind.offer(desk, piece));
  }

  private static List<Legal> actions(
      Title title,
      Position position,
      Desk desk,
      Predicate<String> wanted,
      Function<ActionKind, Offer> offers) {
    List<Legal> legal = new ArrayList<>();
    for (ActionKind kind : title.actions()) {
      if (wanted.test(kind.name()) && free(title, position, desk.side(), kind)) {
        Offer offer = offers.apply(kind);
        if (!offer.isEmpty()) {
          legal.add(new Legal(desk.side(), kind.name(), "", kind.shape(), offer));
        }
      }
    }
    return legal;
  }

  private static List<Legal> choices(Title title, Desk desk) {
    List<Legal> legal = new ArrayList<>();
    for (Choice choice : desk.view().openChoices()) {
      if (choice.owner().equals(desk.side())) {
        ChoiceKind kind = Judging.kind(title, choice);
        legal.add(
            new Legal(
                desk.side(), kind.name(), choice.id(), kind.shape(), kind.offer(desk, choice)));
      }
    }
    return legal;
  }

  private static boolean free(Title title, Position position, SideId side, ActionKind kind) {
    Findings findings = Findings.unheard();
    Procedure.check(title, position, side, kind, findings);
    return !findings.forbidden();
  }

  /**
   * The sides that can do something now: owners of open choices, else those active in the phase.
   */
  public static List<SideId> deciding(Position position) {
    if (position.outcome().isPresent() || position.openRoll().isPresent()) {
      return List.of();
    }
    List<SideId> owners = position.openChoices().stream().map(Choice::owner).distinct().toList();
    return owners.isEmpty() ? position.clock().active() : owners;
  }

  /**
   * @throws InputException if the title has no such action, naming those it has
   */
  public static ActionKind kind(Title title, String name) {
    return title
        .action(name)
        .orElseThrow(
            () ->
                new InputException(
                    "there is no action \""
                        + name
                        + "\"; there are "
                        + title.actions().stream().map(ActionKind::name).toList()));
  }
}
