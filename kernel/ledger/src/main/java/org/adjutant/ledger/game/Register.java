package org.adjutant.ledger.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.record.Json;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * What a game knows of itself, folded from its own stream: seats, the register of branches, the
 * main branch, bookmarks, what waits for consent, what it is played by. Immutable.
 */
public final class Register {
  static final String STARTED = "GameStarted";
  static final String BRANCHED = "BranchRegistered";
  static final String MAIN = "MainBranchSet";
  static final String NAMED = "BranchNamed";
  static final String NOTED = "NoteMade";
  static final String MARKED = "BookmarkSet";
  static final String UNMARKED = "BookmarkRemoved";
  static final String CLOSED = "BranchClosed";
  static final String ASKED = "ConsentAsked";
  static final String ANSWERED = "ConsentAnswered";
  static final String ADOPTED = "TermsAdopted";
  static final String SEATED = "SeatTaken";
  static final String REVEALED = "SeedRevealed";
  static final String SEEDED = "BranchSeeded";
  static final String BRANCH_REVEALED = "BranchSeedRevealed";
  static final String PLEDGED = "ContributionsPledged";
  static final String CONTRIBUTED = "ContributionMade";

  static final Register EMPTY = new Register();

  private final Map<SideId, Seat> seats = new LinkedHashMap<>();
  private final Map<String, Bookmark> bookmarks = new LinkedHashMap<>();
  private final List<Terms> terms = new ArrayList<>();
  private Branches branches = Branches.NONE;
  private Opening opening = Opening.NONE;
  private String main = "";
  private Optional<Request> request = Optional.empty();
  private Seeds seeds = Seeds.NONE;
  private SharedDice shared = SharedDice.NONE;
  private long events;

  private Register() {}

  private Register(Register other) {
    seats.putAll(other.seats);
    bookmarks.putAll(other.bookmarks);
    terms.addAll(other.terms);
    branches = other.branches;
    opening = other.opening;
    main = other.main;
    request = other.request;
    seeds = other.seeds;
    shared = other.shared;
    events = other.events;
  }

  /** Of a game whose stream has not begun. */
  public static Register empty() {
    return EMPTY;
  }

  public String game() {
    return branches.game();
  }

  /**
   * The facts of the game's start: pack, version, scenario, fingerprint of the data set, commitment
   * to the seed.
   */
  public Opening opening() {
    return opening;
  }

  public Map<SideId, Seat> seats() {
    return Collections.unmodifiableMap(seats);
  }

  /** By id, in the order in which they were begun. */
  public Map<String, BranchInfo> branches() {
    return Collections.unmodifiableMap(branches.byId());
  }

  /** By name. */
  public Map<String, Bookmark> bookmarks() {
    return Collections.unmodifiableMap(bookmarks);
  }

  /** The id of the main branch. */
  public String main() {
    return main;
  }

  /** What waits for consent, or waited when its branch went on. */
  public Optional<Request> request() {
    return request;
  }

  /** The seed of the game, once it is public. */
  public Optional<String> revealedSeed() {
    return seeds.game().filter(seed -> seeds.revealed()).map(Seed::hex);
  }

  /** What the dice are derived from. */
  public Seeds seeds() {
    return seeds;
  }

  /** What seats pledged and contributed to dice. */
  public SharedDice shared() {
    return shared;
  }

  /** How many events the game's stream has. */
  public long events() {
    return events;
  }

  /** All that the game was ever played by, first what it was opened with. */
  public List<Terms> allTerms() {
    return Collections.unmodifiableList(terms);
  }

  /** What the game is played by now. */
  public Terms terms() {
    return terms.get(terms.size() - 1);
  }

  public BranchInfo mainBranch() {
    return branch(main);
  }

  /** This register, read on with further events of the game's own stream. */
  public Register and(String stream, Iterator<? extends Written> rows) {
    if (!rows.hasNext()) {
      return this;
    }
    Register next = new Register(this);
    while (rows.hasNext()) {
      next.take(stream, rows.next().entry());
    }
    return next;
  }

  /**
   * The register after one more event of the game's stream. @throws GameException if its type is
   * not known
   */
  public Register after(String stream, Entry entry) {
    Register next = new Register(this);
    next.take(stream, entry);
    return next;
  }

  /** The branch in whose own stream the event stands that a branch leaves; empty for the first. */
  public Optional<BranchInfo> holder(BranchInfo child) {
    return branches.holder(child);
  }

  /**
   * @throws GameException naming the branches there are
   */
  public BranchInfo branch(String idOrName) {
    return branches.get(idOrName);
  }

  /** The branch of an id or a name; empty if there is none. */
  public Optional<BranchInfo> find(String idOrName) {
    return branches.find(idOrName);
  }

  private void take(String stream, Entry entry) {
    Data body = Json.read(entry.open());
    Envelope envelope = Envelope.parse(entry.envelope());
    switch (entry.type().name()) {
      case STARTED -> start(Streams.gameOf(stream), body, entry);
      case BRANCHED -> begin(BranchInfo.read(body, envelope.actor(), envelope.millis()));
      case MAIN -> {
        main = body.text("branch");
        request = Optional.empty();
      }
      case NAMED -> put(branch(body.text("branch")).named(body.text("name")));
      case NOTED -> put(branch(body.text("branch")).with(BranchInfo.Note.read(body, envelope)));
      case MARKED -> mark(Bookmark.read(body, envelope));
      case UNMARKED -> bookmarks.remove(body.text("name"));
      case CLOSED -> put(branch(body.text("branch")).shut(body.get("closed").flag()));
      case ASKED -> request = Optional.of(Request.read(body));
      case ANSWERED -> answer(SideId.of(body.text("side")), body.get("yes").flag());
      case ADOPTED -> terms.add(Terms.read(body, events, envelope.millis()));
      case SEATED -> seats.put(SideId.of(body.text("side")), Seat.read(body));
      case REVEALED -> seeds = seeds.opened(body.text("seed"));
      case SEEDED -> seeds = seeds.given(OwnSeed.read(body, entry));
      case BRANCH_REVEALED ->
          seeds = seeds.opened(body.text("branch"), body.text("seed"), body.text("nonce"));
      case PLEDGED -> shared = shared.pledged(SideId.of(body.text("side")), body.text("value"));
      case CONTRIBUTED -> shared = shared.and(SharedDice.Contribution.read(body));
      default ->
          throw new GameException(
              "an event "
                  + entry.type()
                  + " of game "
                  + game()
                  + " is not known; use the version that wrote it, or a later one");
    }
    events++;
  }

  private void start(String name, Data body, Entry entry) {
    body.get("seats").fields().forEach((side, seat) -> seats.put(SideId.of(side), Seat.read(seat)));
    branches = Branches.of(name);
    seeds = seeds.committed(Opening.seedIn(entry));
    opening = Opening.read(body);
    terms.add(Terms.of(opening));
  }

  private void begin(BranchInfo branch) {
    put(branch);
    seeds = seeds.begun(branch.id());
  }

  private void put(BranchInfo branch) {
    branches = branches.with(branch);
  }

  private void mark(Bookmark mark) {
    bookmarks.put(mark.name(), mark);
  }

  /** What all agreed to is done in the same step, but for a ruling, which follows. */
  private void answer(SideId side, boolean yes) {
    Optional<Request> open = yes ? request.map(r -> r.without(side)) : Optional.empty();
    request = open.filter(r -> !r.agreed() || r.proposal() instanceof Proposal.Overrule);
  }
}
