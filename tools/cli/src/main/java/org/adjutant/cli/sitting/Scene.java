package org.adjutant.cli.sitting;

import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.History;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Register;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;

/**
 * A game at one point of one branch as somebody sees it.
 *
 * @param at the number of the event after which it is looked at
 * @param position whole, for the engine alone
 * @param view what the viewer may see
 */
public record Scene(
    OpenGame game,
    Register register,
    Eyes eyes,
    BranchInfo branch,
    History history,
    long at,
    Viewer viewer,
    Position position,
    Position view) {

  /**
   * What is seen of a game.
   *
   * @throws BadCall if there is no such event or side
   */
  public static Scene of(
      Sitting sitting,
      OpenGame game,
      Optional<String> branch,
      Optional<Long> at,
      Optional<String> as) {
    Register register = game.register();
    BranchInfo info = register.branch(branch.orElse(register.main()));
    History history = game.history(info.id());
    long head = history.head();
    long number = at.orElse(head);
    if (number < 0 || number > head) {
      throw new BadCall(
          "there is no event " + number + " on branch " + info.name() + "; it has 0 to " + head);
    }
    Eyes eyes = new Eyes(register, sitting.passphrase());
    Viewer viewer = eyes.viewer(as);
    Position position = number == head ? game.now(info.id()) : history.position(number);
    Position view = position.seenBy(viewer);
    return new Scene(game, register, eyes, info, history, number, viewer, position, view);
  }

  /** The same at a point of the tree. */
  public static Scene at(Sitting sitting, OpenGame game, Point point, Optional<String> as) {
    Optional<Long> at =
        point.at().isPresent() ? Optional.of(point.at().getAsLong()) : Optional.empty();
    return of(sitting, game, Optional.of(point.branch()), at, as);
  }

  public Title title() {
    return game.title();
  }

  public boolean isNow() {
    return at == history.head();
  }

  /** The sides that decide now. */
  public List<SideId> deciding() {
    return Offers.deciding(position);
  }

  /**
   * The side that acts: the one named, else the only one that decides.
   *
   * @throws BadCall if several decide, or none
   */
  public SideId acting(Optional<String> as) {
    if (as.isPresent()) {
      return eyes.side(as.get());
    }
    List<SideId> deciding = deciding();
    if (deciding.size() == 1) {
      return deciding.get(0);
    }
    if (deciding.isEmpty()) {
      throw new BadCall(
          position.outcome().isPresent()
              ? "the game is over"
              : branch.luck() == Luck.SHARED
                  ? "nobody decides now: a seat has to contribute to the dice that are awaited,"
                      + " with adjutant contribute SIDE"
                  : "nobody decides now: dice are awaited; report them with adjutant do dice 3,5");
    }
    List<SideId> mine =
        deciding.stream().filter(side -> viewer.side().filter(side::equals).isPresent()).toList();
    if (mine.size() == 1) {
      return mine.get(0);
    }
    throw new BadCall("several sides decide now: " + deciding + "; say which by --as SIDE");
  }
}
