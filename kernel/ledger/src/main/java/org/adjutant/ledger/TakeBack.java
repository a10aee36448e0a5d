package org.adjutant.ledger;

import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.OpenPaper;
import org.adjutant.rules.effect.Reveal;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/**
 * Going back on the main branch: a new branch from an earlier event becomes the main one, and
 * nothing is deleted. Free while no dice or hidden information came out and no other seat has acted
 * since; else every other seat held by a person is asked.
 */
public final class TakeBack {
  private final Ledger ledger;
  private final OpenGame game;

  TakeBack(Ledger ledger, OpenGame game) {
    this.ledger = ledger;
    this.game = game;
  }

  /**
   * The number to go back to in order to undo the last {@code rulings} inputs of people, procedures
   * that follow from them included.
   */
  public long target(int rulings) {
    History history = game.history();
    long at = history.head();
    for (int i = 0; i < rulings; i++) {
      RecordedRuling last = history.ruling(at, Viewer.UMPIRE);
      long before = history.before(last);
      if (before < 0) {
        throw new GameException("there is nothing before the opening to go back to");
      }
      at = before;
    }
    return at;
  }

  /**
   * Goes back to an event, or asks the others to agree.
   *
   * @param by the side that wants it; empty for somebody who plays all sides
   */
  public Agreement.Answer to(long number, Optional<SideId> by, String actor) {
    Register register = game.register();
    BranchInfo main = register.mainBranch();
    History history = game.history();
    Tree.mustEndRuling(history, number);
    if (number == history.head()) {
      throw new GameException("the game is at event " + number + " already");
    }
    List<SideId> needs = by.map(side -> needs(register, history, number, side)).orElse(List.of());
    if (!needs.isEmpty()) {
      return game.agreement().ask(main.id(), new Proposal.TakeBack(number), needs, actor);
    }
    String branch =
        ledger.send(
            game.name(),
            Ledger.newId(),
            actor,
            new GameCommand.Branch(
                main.id(),
                number,
                history.link(number),
                "",
                main.luck().takenBack(),
                "take-back",
                true));
    return new Agreement.Answer(Optional.of(branch), Optional.empty(), List.of());
  }

  /**
   * The latest branch that was left by a take-back at or before this one's head, to go forward to
   * again: redo.
   */
  public String redo(String actor) {
    Register register = game.register();
    BranchInfo main = register.mainBranch();
    History history = game.history();
    if (!main.why().equals("take-back") || history.head() != main.at()) {
      throw new GameException("there is nothing to redo: the last thing done was no take-back");
    }
    game.tree().promote(main.parent(), actor);
    return main.parent();
  }

  /**
   * The sides that have to agree before {@code side} may go back to an event; none if it is free.
   */
  public List<SideId> needs(Register register, History history, long number, SideId side) {
    boolean free = true;
    for (RecordedRuling ruling : history.rulings(number + 1, history.head(), Viewer.UMPIRE)) {
      free &=
          ruling
              .input()
              .filter(i -> i.by().equals(side) || i.by().equals(SideId.SYSTEM))
              .isPresent();
    }
    for (RecordedEvent event : history.events(number + 1, history.head(), Viewer.UMPIRE)) {
      free &= !event.name().equals(EventNames.DICE_ROLLED);
      for (Effect effect : event.effects()) {
        free &= !(effect instanceof Reveal) && !(effect instanceof OpenPaper);
      }
    }
    return free ? List.of() : game.agreement().others(side);
  }
}
