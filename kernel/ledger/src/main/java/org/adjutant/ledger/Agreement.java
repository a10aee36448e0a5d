package org.adjutant.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.game.Request;
import org.adjutant.rules.position.SideId;

/**
 * What is done to a game only where all its seats agree. Whoever plays all sides, and the umpire of
 * a game whose seats are all open to him, agrees for all.
 */
public final class Agreement {
  private final Ledger ledger;
  private final OpenGame game;

  Agreement(Ledger ledger, OpenGame game) {
    this.ledger = ledger;
    this.game = game;
  }

  /**
   * What came of asking, or of an answer.
   *
   * @param branch the id of the branch that was made; empty if none was
   * @param ruling the ruling that was agreed to and made; empty if none was
   * @param needs the sides that are still asked; none once it is done
   */
  public record Answer(
      Optional<String> branch, Optional<Acknowledgement> ruling, List<SideId> needs) {
    static Answer waiting(List<SideId> needs) {
      return new Answer(Optional.empty(), Optional.empty(), needs);
    }
  }

  /** The sides held by other people than {@code by}. */
  public List<SideId> others(SideId by) {
    List<SideId> others = new ArrayList<>();
    game.register()
        .seats()
        .forEach(
            (side, seat) -> {
              if (!side.equals(by) && !seat.isBot()) {
                others.add(side);
              }
            });
    return others;
  }

  /** Asks the others for something about a branch as it is now. */
  Answer ask(String branch, Proposal proposal, List<SideId> needs, String actor) {
    String id = game.register().branch(branch).id();
    ledger.send(
        game.name(),
        Ledger.newId(),
        actor,
        new GameCommand.AskConsent(id, game.past(id).head(), proposal, needs));
    return Answer.waiting(needs);
  }

  /**
   * Makes a ruling above the rules at the head of a branch, or asks the others for it. It is tried
   * first: what would be refused is recorded as refused, and nobody is asked.
   *
   * @param args as {@link org.adjutant.rules.engine.Engine#overrule} takes them
   * @param by the side that wants it; empty for somebody who decides for all
   * @param id of the command
   * @throws org.adjutant.rules.ruling.InputException if it cannot be done at all
   */
  public Answer overrule(
      String branch,
      org.adjutant.rules.data.Data args,
      Optional<SideId> by,
      String actor,
      String id) {
    Clerk clerk = new Clerk(ledger, game);
    List<SideId> needs = by.map(this::others).orElse(List.of());
    if (needs.isEmpty() || !clerk.wouldOverrule(branch, args)) {
      return new Answer(
          Optional.empty(), Optional.of(clerk.overrule(branch, args, actor, id)), List.of());
    }
    return ask(branch, new Proposal.Overrule(args), needs, actor);
  }

  /**
   * Goes on under the installed version of the pack and its data as they are laid now, or asks the
   * others for it.
   *
   * @throws GameException if the game is played by these already
   */
  public Answer adopt(Optional<SideId> by, String actor) {
    Adoption wanted = Adoption.of(ledger, game);
    List<SideId> needs = by.map(this::others).orElse(List.of());
    if (!needs.isEmpty()) {
      return ask(game.register().main(), wanted.terms(), needs, actor);
    }
    ledger.send(game.name(), Ledger.newId(), actor, wanted.ask());
    ledger.forget(game.name());
    return Answer.waiting(List.of());
  }

  /** Asks the others for a branch on which everybody sees the whole position. */
  public Answer fork(String branch, Proposal.Fork fork, SideId by, String actor) {
    BranchInfo from = game.register().branch(branch);
    Tree.mustEndRuling(game.past(from.id()), fork.at());
    List<SideId> needs = others(by);
    if (needs.isEmpty()) {
      String id = game.tree().fork(from.id(), fork.at(), fork.name(), fork.luck(), actor);
      return new Answer(Optional.of(id), Optional.empty(), List.of());
    }
    return ask(from.id(), fork, needs, actor);
  }

  /**
   * A seat's answer to what is asked. Where all have agreed before but the ruling was not made
   * (somebody pulled the plug), it is made now.
   */
  public Answer consent(SideId side, boolean yes, String actor) {
    Request request =
        game.request()
            .orElseThrow(
                () ->
                    new GameException(
                        "nothing is asked for in game "
                            + game.name()
                            + ", or it has lapsed because the game has gone on since"));
    String branch = "";
    if (!request.agreed()) {
      branch =
          ledger.send(
              game.name(),
              Ledger.newId(),
              actor,
              new GameCommand.Consent(side, yes, leaves(request), adopted(request, yes)));
    }
    if (!yes) {
      return Answer.waiting(List.of());
    }
    Optional<Request> now = game.request();
    if (now.isPresent() && !now.get().agreed()) {
      return Answer.waiting(now.get().needs());
    }
    if (request.proposal() instanceof Proposal.Adopt) {
      ledger.forget(game.name());
    }
    return new Answer(Optional.of(branch).filter(b -> !b.isEmpty()), ruled(request), List.of());
  }

  private Optional<Acknowledgement> ruled(Request request) {
    return request.proposal() instanceof Proposal.Overrule overrule
        ? Optional.of(
            new Clerk(ledger, game)
                .overrule(
                    request.branch(),
                    overrule.args(),
                    request.by(),
                    game.name() + " request " + request.id()))
        : Optional.empty();
  }

  private Optional<Link> leaves(Request request) {
    History history = game.past(request.branch());
    if (request.proposal() instanceof Proposal.TakeBack back) {
      return Optional.of(history.link(back.to()));
    }
    return request.proposal() instanceof Proposal.Fork fork
        ? Optional.of(history.link(fork.at()))
        : Optional.empty();
  }

  private Optional<GameCommand.Adopt> adopted(Request request, boolean yes) {
    return yes && request.proposal() instanceof Proposal.Adopt asked
        ? Optional.of(Adoption.as(asked, ledger, game).ask())
        : Optional.empty();
  }
}
