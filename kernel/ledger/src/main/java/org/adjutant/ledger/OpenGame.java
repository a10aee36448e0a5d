package org.adjutant.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.absent.AbsentTitle;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.Request;
import org.adjutant.ledger.game.Seat;
import org.adjutant.ledger.record.DataSetBook;
import org.adjutant.ledger.record.Json;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/** One game: what is submitted to it, its branches, its past. */
public final class OpenGame {
  private final Ledger ledger;
  private final String name;
  private final Title title;
  private final Map<String, Standing.Head> heads = new LinkedHashMap<>();
  private final Map<String, History> pasts = new LinkedHashMap<>();
  private final BranchSeeds seeds;
  private Register known = Register.empty();

  OpenGame(Ledger ledger, String name) {
    this.ledger = ledger;
    this.name = name;
    Register register = register();
    DataSet data = data(register.terms().data());
    this.seeds = new BranchSeeds(this, register.seeds().game());
    this.title = GameTitle.of(ledger.titles(), register, data);
  }

  /** What a person is told where the pack is not here, or one that cannot read the game's data. */
  public Optional<String> absence() {
    return title instanceof AbsentTitle
        ? Optional.of(AbsentTitle.note(register().opening()))
        : Optional.empty();
  }

  public String name() {
    return name;
  }

  /** Seats, branches, main branch, open request: as they are now. */
  public synchronized Register register() {
    long events = ledger.store().reader().last(Streams.game(name)).orElse(-1) + 1;
    if (known.events() != events) {
      known = ledger.register(name, known);
    }
    return known;
  }

  /** The rules the game is played by, on the data set it was opened with. */
  public Title title() {
    return title;
  }

  /** The past of a branch. @param branch its id or name */
  public History history(String branch) {
    return past(register().branch(branch).id());
  }

  /** The past of the main branch. */
  public History history() {
    return past(register().main());
  }

  /** The past of a branch by its id, kept: what it consists of never changes, it only grows. */
  synchronized History past(String id) {
    return pasts.computeIfAbsent(id, branch -> new History(ledger.store(), name, branch));
  }

  /** The position at the head of a branch. */
  public Position now(String branch) {
    String id = register().branch(branch).id();
    return head(id, past(id).head()).position();
  }

  /** The head of a branch, whose number is known. */
  synchronized Standing.Head head(String id, long number) {
    Standing.Head last = heads.get(id);
    if (last != null && last.number() == number) {
      return last;
    }
    Standing.Head head = new Standing.Head(number, past(id).position(number), OptionalLong.empty());
    heads.put(id, head);
    return head;
  }

  synchronized void remember(String branch, Standing.Head head) {
    heads.put(branch, head);
  }

  /** Where a branch stood when it was last looked at here; empty if it never was. */
  synchronized Optional<Standing> seen(String idOrName) {
    Optional<BranchInfo> branch = known.find(idOrName);
    Standing.Head head = branch.isPresent() ? heads.get(branch.get().id()) : null;
    return head == null
        ? Optional.empty()
        : Optional.of(new Standing(known, branch.get(), past(branch.get().id()), head));
  }

  /**
   * @throws GameException if this is a copy to look at, in which nothing can be recorded
   */
  public void mustTakeInputs() {
    ledger.commands();
  }

  /** Rules on an input and records the ruling, permitted or refused. See {@link Clerk}. */
  public Acknowledgement submit(Submission submission) {
    return new Clerk(ledger, this).submit(submission);
  }

  /**
   * A seat publishes what its contributions to dice will be held against.
   *
   * @param value {@link org.adjutant.ledger.dice.Contributions#pledge}
   * @throws GameException if the side has pledged before, or is none of this game's
   */
  public void pledge(SideId side, String value, String actor) {
    ask(actor, new GameCommand.Pledge(side, value));
  }

  /** A seat contributes to the roll that a branch waits for, and it falls. See {@link Clerk}. */
  public Acknowledgement contribute(String branch, SideId side, String value, String actor) {
    return new Clerk(ledger, this).contribute(branch, side, value, actor);
  }

  /** What needs the consent of all seats. */
  public Agreement agreement() {
    return new Agreement(ledger, this);
  }

  /** The tree of branches, to be changed. */
  public Tree tree() {
    return new Tree(ledger, this);
  }

  /**
   * The rulings that have all of these words; see {@link org.adjutant.ledger.index.Finder#rulings}.
   */
  public List<org.adjutant.ledger.index.Finder.Found> find(List<String> words) {
    return ledger.finder().rulings(name, words);
  }

  /** Take-back and consent. */
  public TakeBack takeBack() {
    return new TakeBack(ledger, this);
  }

  public void seat(SideId side, Seat seat, String actor) {
    ask(actor, new GameCommand.Sit(side, seat));
  }

  /** The data set the game is played on. */
  public DataSet data() {
    return data(register().terms().data());
  }

  /**
   * The refusals made on a branch, in order, that a viewer may know of: his own, and all for the
   * umpire. Refusals before the branch left another are that one's.
   */
  public List<Refused> refusals(String branch, Viewer viewer) {
    List<Refused> refused = new ArrayList<>();
    String stream = Streams.refusals(name, register().branch(branch).id());
    ledger
        .store()
        .reader()
        .rows(stream, 0, Long.MAX_VALUE)
        .forEachRemaining(row -> refused.add(Refused.read(row.number(), row.entry(), viewer)));
    return refused.stream().filter(one -> one.ruling().input().isPresent()).toList();
  }

  /** All that was done to the game as a whole, in order. */
  public List<Deed> deeds() {
    List<Deed> deeds = new ArrayList<>();
    ledger
        .store()
        .reader()
        .rows(Streams.game(name), 0, Long.MAX_VALUE)
        .forEachRemaining(
            row -> {
              Envelope envelope = Envelope.parse(row.entry().envelope());
              deeds.add(
                  new Deed(
                      row.number(),
                      row.name(),
                      Json.read(row.entry().open()),
                      envelope.actor(),
                      envelope.millis()));
            });
    return deeds;
  }

  /** What waits for consent; empty if it has lapsed because its branch has gone on. */
  public Optional<Request> request() {
    return register()
        .request()
        .filter(request -> past(request.branch()).head() == request.head())
        .filter(
            request ->
                !(request.proposal() instanceof Proposal.TakeBack)
                    || register().main().equals(request.branch()));
  }

  void ask(String actor, GameCommand.Ask ask) {
    ledger.send(name, Ledger.newId(), actor, ask);
  }

  /** What the dice of its branches are derived from. */
  BranchSeeds seeds() {
    return seeds;
  }

  private DataSet data(String fingerprint) {
    return ledger
        .store()
        .reader()
        .row(Streams.data(fingerprint), 0)
        .map(row -> DataSetBook.read(row.entry()))
        .orElseThrow(
            () ->
                new GameException(
                    "the data set " + fingerprint + " of game " + name + " is not in the store"));
  }

  /** The link after an event, for proving later that nothing was cut off. */
  public Link head(String branch) {
    History history = history(branch);
    return history.link(history.head());
  }
}
