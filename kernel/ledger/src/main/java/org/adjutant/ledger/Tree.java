package org.adjutant.ledger;

import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.store.Fork;
import org.adjutant.rules.position.Viewer;

/**
 * What is done to a game's tree of branches. Every change is an event; none takes anything away.
 */
public final class Tree {
  private final Ledger ledger;
  private final OpenGame game;

  Tree(Ledger ledger, OpenGame game) {
    this.ledger = ledger;
    this.game = game;
  }

  /**
   * Leaves a branch after an event, without copying anything.
   *
   * @param at the number of the event; it must end a ruling
   * @param name for people; empty for one made up
   * @return the id of the new branch
   */
  public String fork(String branch, long at, String name, Luck luck, String actor) {
    BranchInfo from = game.register().branch(branch);
    History history = game.past(from.id());
    mustEndRuling(history, at);
    return ledger.send(
        game.name(),
        Ledger.newId(),
        actor,
        new GameCommand.Branch(from.id(), at, history.link(at), name, luck, "fork", false));
  }

  static void mustEndRuling(History history, long at) {
    if (at < 0 || at > history.head()) {
      throw new GameException(
          "there is no event " + at + "; the branch has events 0 to " + history.head());
    }
    String kind = history.kind(at);
    if (!kind.equals(RulingBook.RULING) && !kind.equals(Fork.NAME)) {
      long end = history.ruling(at, Viewer.UMPIRE).number();
      throw new GameException(
          "event " + at + " is in the middle of a ruling; it ends with event " + end);
    }
  }

  /** Makes a branch the main one. */
  public void promote(String branch, String actor) {
    ask(actor, new GameCommand.Promote(branch));
  }

  public void rename(String branch, String name, String actor) {
    ask(actor, new GameCommand.Rename(branch, name));
  }

  /** Writes a note to a point of a branch. */
  public void note(String branch, long at, String text, String actor) {
    game.history(branch).link(at);
    ask(actor, new GameCommand.Note(branch, at, text));
  }

  /** Gives a point of a branch a name; a name that is there moves. */
  public void mark(String bookmark, String branch, long at, String actor) {
    game.history(branch).link(at);
    ask(actor, new GameCommand.Mark(bookmark, branch, at));
  }

  public void unmark(String bookmark, String actor) {
    ask(actor, new GameCommand.Unmark(bookmark));
  }

  /** Closes a branch to further play, or opens it again. */
  public void close(String branch, boolean closed, String actor) {
    ask(actor, new GameCommand.Close(branch, closed));
  }

  private void ask(String actor, GameCommand.Ask ask) {
    ledger.send(game.name(), Ledger.newId(), actor, ask);
  }
}
