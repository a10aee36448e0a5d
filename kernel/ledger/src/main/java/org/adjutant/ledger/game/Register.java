package org.adjutant.ledger.game;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.record.Json;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * What a game knows of itself, folded from its own stream: seats, the register of branches, the
 * main branch, the take-back that waits for consent.
 *
 * @param opening the facts of the game's start: pack, versions, scenario, fingerprint of the data
 *     set, commitment to the seed
 * @param shared what seats pledged and contributed to dice
 * @param events how many events the game's stream has
 */
public record Register(
    String game,
    Opening opening,
    Map<SideId, Seat> seats,
    Map<String, BranchInfo> branches,
    String main,
    Optional<Request> request,
    Optional<String> revealedSeed,
    SharedDice shared,
    long events) {
  static final String STARTED = "GameStarted";
  static final String BRANCHED = "BranchRegistered";
  static final String MAIN = "MainBranchSet";
  static final String NAMED = "BranchNamed";
  static final String NOTED = "NoteMade";
  static final String CLOSED = "BranchClosed";
  static final String ASKED = "TakeBackAsked";
  static final String ANSWERED = "TakeBackAnswered";
  static final String SEATED = "SeatTaken";
  static final String REVEALED = "SeedRevealed";
  static final String PLEDGED = "ContributionsPledged";
  static final String CONTRIBUTED = "ContributionMade";

  static final Register EMPTY =
      new Register(
          "",
          Opening.NONE,
          new LinkedHashMap<>(),
          new LinkedHashMap<>(),
          "",
          Optional.empty(),
          Optional.empty(),
          SharedDice.NONE,
          0);

  /** Of a game whose stream has not begun. */
  public static Register empty() {
    return EMPTY;
  }

  /** This register, read on with further events of the game's own stream. */
  public Register and(String stream, Iterator<? extends Written> rows) {
    Register register = this;
    while (rows.hasNext()) {
      register = register.after(stream, rows.next().entry());
    }
    return register;
  }

  /** The branch in whose own stream the event stands that a branch leaves; empty for the first. */
  public Optional<BranchInfo> holder(BranchInfo child) {
    if (child.parent().isEmpty()) {
      return Optional.empty();
    }
    BranchInfo at = branch(child.parent());
    while (!at.parent().isEmpty() && child.at() <= at.at()) {
      at = branch(at.parent());
    }
    return Optional.of(at);
  }

  /**
   * The register after one more event of the game's stream. @throws GameException if its type is
   * not known
   */
  public Register after(String stream, Entry entry) {
    Data body = Json.read(entry.open());
    Envelope envelope = Envelope.parse(entry.envelope());
    Register next =
        switch (entry.type().name()) {
          case STARTED -> started(Streams.gameOf(stream), body);
          case BRANCHED -> with(BranchInfo.read(body, envelope.actor(), envelope.millis()));
          case MAIN -> main(body.text("branch"));
          case NAMED -> with(branch(body.text("branch")).named(body.text("name")));
          case NOTED ->
              with(
                  branch(body.text("branch"))
                      .with(
                          new BranchInfo.Note(
                              body.get("at").number(),
                              body.text("text"),
                              envelope.actor(),
                              envelope.millis())));
          case CLOSED -> with(branch(body.text("branch")).shut(body.get("closed").flag()));
          case ASKED -> asking(Optional.of(Request.read(body)));
          case ANSWERED -> answered(SideId.of(body.text("side")), body.get("yes").flag());
          case SEATED -> seated(SideId.of(body.text("side")), Seat.read(body));
          case REVEALED -> revealed(body.text("seed"));
          case PLEDGED -> sharing(shared.pledged(SideId.of(body.text("side")), body.text("value")));
          case CONTRIBUTED -> sharing(shared.and(SharedDice.Contribution.read(body)));
          default ->
              throw new GameException(
                  "an event "
                      + entry.type()
                      + " of game "
                      + game
                      + " is not known; use the version that wrote it, or a later one");
        };
    return new Register(
        next.game,
        next.opening,
        next.seats,
        next.branches,
        next.main,
        next.request,
        next.revealedSeed,
        next.shared,
        events + 1);
  }

  /**
   * @throws GameException naming the branches there are
   */
  public BranchInfo branch(String idOrName) {
    return find(idOrName)
        .orElseThrow(
            () ->
                new GameException(
                    "game "
                        + game
                        + " has no branch \""
                        + idOrName
                        + "\"; it has "
                        + branches.values().stream().map(BranchInfo::name).toList()));
  }

  /** The branch of an id or a name; empty if there is none. */
  public Optional<BranchInfo> find(String idOrName) {
    BranchInfo byId = branches.get(idOrName);
    if (byId != null) {
      return Optional.of(byId);
    }
    for (BranchInfo branch : branches.values()) {
      if (branch.name().equals(idOrName)) {
        return Optional.of(branch);
      }
    }
    return Optional.empty();
  }

  public BranchInfo mainBranch() {
    return branch(main);
  }

  private Register started(String name, Data body) {
    Map<SideId, Seat> all = new LinkedHashMap<>();
    body.get("seats").fields().forEach((side, seat) -> all.put(SideId.of(side), Seat.read(seat)));
    return new Register(
        name, Opening.read(body), all, branches, main, request, revealedSeed, shared, events);
  }

  private Register with(BranchInfo branch) {
    Map<String, BranchInfo> next = new LinkedHashMap<>(branches);
    next.put(branch.id(), branch);
    return new Register(game, opening, seats, next, main, request, revealedSeed, shared, events);
  }

  private Register main(String branch) {
    return new Register(
        game, opening, seats, branches, branch, Optional.empty(), revealedSeed, shared, events);
  }

  private Register asking(Optional<Request> next) {
    return new Register(game, opening, seats, branches, main, next, revealedSeed, shared, events);
  }

  private Register answered(SideId side, boolean yes) {
    return asking(yes ? request.map(r -> r.without(side)) : Optional.empty());
  }

  private Register seated(SideId side, Seat seat) {
    Map<SideId, Seat> next = new LinkedHashMap<>(seats);
    next.put(side, seat);
    return new Register(game, opening, next, branches, main, request, revealedSeed, shared, events);
  }

  private Register revealed(String seed) {
    return new Register(
        game, opening, seats, branches, main, request, Optional.of(seed), shared, events);
  }

  private Register sharing(SharedDice next) {
    return new Register(game, opening, seats, branches, main, request, revealedSeed, next, events);
  }
}
