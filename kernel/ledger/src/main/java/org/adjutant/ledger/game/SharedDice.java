package org.adjutant.ledger.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.dice.Commitment;
import org.adjutant.ledger.dice.Contributions;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * What the seats pledged and contributed to the dice of a game.
 *
 * @param known by side, what its next contribution is held against: its pledge, then its latest
 *     contribution
 * @param made by side, how many contributions it has made
 * @param given by branch and number, as {@link #at} has them
 */
public record SharedDice(
    Map<SideId, String> known, Map<SideId, Integer> made, Map<String, Contribution> given) {
  static final SharedDice NONE =
      new SharedDice(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());

  /**
   * A contribution to one roll.
   *
   * @param value what follows the side's earlier ones; see {@link Contributions}
   * @param branch the id of the branch that waits for the roll
   * @param at the number along it of the event it waits at: the action is recorded by then
   * @param link of that event, so that the contribution cannot be older than the action
   */
  public record Contribution(SideId side, String value, String branch, long at, Link link) {
    /** The seed of the branch with the contribution mixed in. */
    public Seed mixedInto(Seed ofBranch) {
      Map<String, String> seats = new LinkedHashMap<>();
      seats.put(side.id(), value);
      return ofBranch.mixedWith(seats);
    }

    Data write() {
      return Data.of("side", side.id())
          .with("value", value)
          .with("branch", branch)
          .with("at", at)
          .with("link", link.text());
    }

    static Contribution read(Data data) {
      return new Contribution(
          SideId.of(data.text("side")),
          data.text("value"),
          data.text("branch"),
          data.get("at").number(),
          new Link(data.text("link")));
    }
  }

  /** The contribution to the roll that a branch waited for after an event, if it was made. */
  public Optional<Contribution> at(String branch, long number) {
    return Optional.ofNullable(given.get(place(branch, number)));
  }

  /** The index of a side's next contribution, from 1. */
  public int next(SideId side) {
    return made.getOrDefault(side, 0) + 1;
  }

  SharedDice pledged(SideId side, String value) {
    if (known.containsKey(side)) {
      throw new GameException(
          "side " + side + " has pledged its contributions already; a pledge is for a whole game");
    }
    Map<SideId, String> next = new LinkedHashMap<>(known);
    next.put(side, new Commitment(value).hex());
    return new SharedDice(next, made, given);
  }

  SharedDice and(Contribution one) {
    String before = known.get(one.side());
    if (before == null) {
      throw new GameException(
          "side " + one.side() + " has to pledge its contributions before it makes one");
    }
    if (!Contributions.follows(one.value(), before)) {
      throw new GameException(
          "what side "
              + one.side()
              + " contributes is not what it pledged; its next is contribution "
              + next(one.side()));
    }
    Map<String, Contribution> all = new LinkedHashMap<>(given);
    if (all.putIfAbsent(place(one.branch(), one.at()), one) != null) {
      throw new GameException(
          "somebody has contributed to the roll after event " + one.at() + " already");
    }
    Map<SideId, String> values = new LinkedHashMap<>(known);
    values.put(one.side(), one.value());
    Map<SideId, Integer> counts = new LinkedHashMap<>(made);
    counts.merge(one.side(), 1, Integer::sum);
    return new SharedDice(values, counts, all);
  }

  private static String place(String branch, long number) {
    return branch + "@" + number;
  }
}
