package org.adjutant.ledger.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.ledger.store.Repeatable;
import org.adjutant.rules.position.SideId;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/**
 * What can be asked of a game. The request's id, time and actor come along in {@link Sent}.
 *
 * @param stream the stream of the game
 */
public record GameCommand(@TargetAggregateIdentifier String stream, Ask ask, Sent sent)
    implements Repeatable {

  /**
   * When, by whom and under which id something is asked.
   *
   * @param seed drawn for this request, for a branch that needs one of its own
   */
  public record Sent(long millis, String actor, String id, Seed seed) {}

  @Override
  public String content() {
    return stream + " " + ask;
  }

  /** One request. */
  public sealed interface Ask {}

  /**
   * Starts a game with its first branch.
   *
   * @param seed 64 hexadecimal digits and the nonce, for the umpire's eyes; empty where dice are
   *     reported
   * @param newData the data set's stream, if the store does not have it yet
   */
  public record Start(
      Opening opening,
      Map<SideId, Seat> seats,
      Optional<String> seed,
      Luck luck,
      List<Unsealed> first,
      Optional<NewStream> newData)
      implements Ask {
    @Override
    public String toString() {
      return "start " + opening;
    }
  }

  /** Leaves a branch at an event. @param leaves the link of that event */
  public record Branch(
      String parent, long at, Link leaves, String name, Luck luck, String why, boolean asMain)
      implements Ask {}

  /** Asks the other seats for something. @param head the number of the branch's last event */
  public record AskConsent(String branch, long head, Proposal proposal, List<SideId> needs)
      implements Ask {}

  /**
   * A seat's answer to it; the last yes carries it out.
   *
   * @param leaves the link of the event that a new branch leaves, if one is asked for
   * @param adopted the terms to go on under, if they are asked for
   */
  public record Consent(SideId side, boolean yes, Optional<Link> leaves, Optional<Adopt> adopted)
      implements Ask {}

  /**
   * Goes on under other terms.
   *
   * @param newData the data set, if the store does not have it yet
   * @param heads by the id of every branch the number of its last event
   */
  public record Adopt(Proposal.Adopt terms, Optional<NewStream> newData, Map<String, Long> heads)
      implements Ask {}

  /** Makes a branch the main one. */
  public record Promote(String branch) implements Ask {}

  /** Gives a branch another name. */
  public record Rename(String branch, String name) implements Ask {}

  /** Writes a note to a point of a branch. */
  public record Note(String branch, long at, String text) implements Ask {}

  /** Gives a point of a branch a name. A name that is there moves. */
  public record Mark(String name, String branch, long at) implements Ask {}

  /** Takes a name of a point away. */
  public record Unmark(String name) implements Ask {}

  /** Closes a branch to further play, or opens it again. */
  public record Close(String branch, boolean closed) implements Ask {}

  /** Sets who holds a seat. */
  public record Sit(SideId side, Seat seat) implements Ask {}

  /** A seat publishes what its contributions to dice will be held against. */
  public record Pledge(SideId side, String value) implements Ask {}

  /** A seat contributes to the roll that a branch waits for. */
  public record Contribute(SharedDice.Contribution given) implements Ask {}

  /** The game is over: its seed and nonce become public. */
  public record Reveal(String seed, String nonce) implements Ask {}

  /** Gives a branch a seed of its own, for what follows an event; nothing if it needs none. */
  public record Reseed(String branch, long after) implements Ask {}

  /** A branch is over: the seed of its own becomes public, if it has one that is not. */
  public record RevealBranch(String branch) implements Ask {}
}
