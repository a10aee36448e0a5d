package org.adjutant.rules.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * The whole state of a game at one point, open stages, choices and rolls included. Immutable;
 * shares structure with its neighbours. Change it through a {@link Draft}, as effects do.
 */
public final class Position {
  public static final Position EMPTY =
      new Position(
          Clock.UNSET,
          Roster.EMPTY,
          Shelf.empty((key, entry) -> entry.digest(key), entry -> entry.audience().everyone()),
          null,
          List.of(),
          0,
          null);

  final Roster roster;
  final Shelf<String, Entry> entries;
  private @Nullable Lookup lookup;
  private final Clock clock;
  private final List<Frame> stack;
  private final int nextFrame;
  private final @Nullable Outcome outcome;
  private @Nullable Digest digest;
  private @Nullable Known known;

  Position(
      Clock clock,
      Roster roster,
      Shelf<String, Entry> entries,
      @Nullable Lookup lookup,
      List<Frame> stack,
      int nextFrame,
      @Nullable Outcome outcome) {
    this.clock = clock;
    this.roster = roster;
    this.entries = entries;
    this.lookup = lookup;
    this.stack = stack;
    this.nextFrame = nextFrame;
    this.outcome = outcome;
  }

  public Clock clock() {
    return clock;
  }

  /**
   * All pieces in play, in the order of their ids, which tells nothing of hidden pieces or of how
   * the position came about.
   */
  public List<Piece> pieces() {
    return roster.ordered();
  }

  /** The pieces of a side in the order of their ids. */
  public List<Piece> pieces(SideId side) {
    return roster.of(side);
  }

  public Optional<Piece> piece(PieceId id) {
    return Optional.ofNullable(roster.pieces.get(id));
  }

  public Optional<Piece> piece(String id) {
    return piece(new PieceId(id));
  }

  /** The pieces at a place from the bottom of the stack to its top. */
  public List<Piece> at(Place place) {
    return roster.at(place);
  }

  public boolean isVacant(Place place) {
    return roster.piles.get(place) == null;
  }

  public Optional<Data> attribute(Subject subject, String key) {
    return value(Keys.attribute(subject, key));
  }

  /** A feature of the board changed in play; empty where the board is as printed. */
  public Optional<Data> feature(Place place, String feature) {
    return Optional.ofNullable(lookup().feature(feature, place));
  }

  /** Wherever this feature was changed in play, in the order of the places' texts. */
  public Map<Place, Data> features(String feature) {
    return lookup().features(feature);
  }

  private Lookup lookup() {
    Lookup made = lookup == null ? Lookup.of(entries) : lookup;
    lookup = made;
    return made;
  }

  /** What is looked up in the entries, if anybody has looked. */
  @Nullable Lookup lookupIfKnown() {
    return lookup;
  }

  public Optional<SideId> control(Place place) {
    return value(Keys.control(place)).map(side -> new SideId(side.text()));
  }

  /** The number on a track; 0 where nothing was ever counted. */
  public int tally(String name) {
    Entry entry = entries.get(Keys.tally(name));
    return entry == null ? 0 : entry.value().integer();
  }

  /**
   * What is in a cup or deck, in its order. For a viewer who may not look, see {@link #cupSize}.
   */
  public List<String> cup(String name) {
    return value(Keys.cup(name))
        .filter(v -> v instanceof Data.Items)
        .map(Data::textItems)
        .orElse(List.of());
  }

  /** How many are in a cup or deck; everybody may know. */
  public int cupSize(String name) {
    return value(Keys.cup(name))
        .map(v -> v instanceof Data.Num n ? (int) n.value() : v.items().size())
        .orElse(0);
  }

  /** A sealed paper; for those who may not read it, it is there but empty. */
  public Optional<Data> paper(String name) {
    return value(Keys.paper(name));
  }

  /**
   * The reading in force of an interpretation, if the opening or a ruling set one; else the pack's
   * default counts.
   */
  public Optional<Integer> reading(String interpretation) {
    return Optional.ofNullable(lookup().reading(interpretation));
  }

  /** How often a roll of this key was made, for the occurrence of the next. */
  public int rolled(String counter) {
    Entry entry = entries.get(Keys.rolled(counter));
    return entry == null ? 0 : entry.value().integer();
  }

  private Optional<Data> value(String key) {
    return Optional.ofNullable(entries.get(key)).map(Entry::value);
  }

  public Optional<Entry> entry(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /**
   * Every entry (tallies, control, attributes, cups, papers, readings) by its key, sorted: for
   * display and comparison.
   */
  public SortedMap<String, Entry> entries() {
    SortedMap<String, Entry> all = new TreeMap<>();
    entries.all().forEach(e -> all.put(e.getKey(), e.getValue()));
    return all;
  }

  /** The stages in progress, outermost first. */
  public List<Frame> stack() {
    return stack;
  }

  public Optional<Frame> top() {
    return stack.isEmpty() ? Optional.empty() : Optional.of(stack.get(stack.size() - 1));
  }

  /** The choices that seats owe now, of whatever open stage. */
  public List<Choice> openChoices() {
    return stack.stream().flatMap(f -> f.choices().stream()).filter(Choice::isOpen).toList();
  }

  /** The roll that chance owes now. */
  public Optional<Roll> openRoll() {
    return top().flatMap(Frame::roll).filter(Roll::isOpen);
  }

  /** The number the next opened stage gets. */
  public int nextFrame() {
    return nextFrame;
  }

  public Optional<Outcome> outcome() {
    return Optional.ofNullable(outcome);
  }

  public Draft draft() {
    return new Draft(this);
  }

  /** What a viewer may know of this position. The umpire gets the position itself. */
  public Position seenBy(Viewer viewer) {
    if (viewer.isUmpire()) {
      return this;
    }
    for (Known one = known; one != null; one = one.before()) {
      if (one.by() instanceof Viewer by && by.equals(viewer)) {
        return (Position) one.what();
      }
    }
    Position view = Views.of(this, viewer);
    known = new Known(viewer, view, known);
    return view;
  }

  /** What was worked out from this position before. */
  @Nullable Known known() {
    return known;
  }

  void remember(Derived<?> by, Object what) {
    known = new Known(by, what, known);
  }

  /**
   * The fingerprint of everything in this position; equal positions have equal digests on any
   * machine.
   */
  public Digest digest() {
    Digest sum = digest;
    if (sum == null) {
      sum = Views.digest(this);
      digest = sum;
    }
    return sum;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position p && digest().equals(p.digest());
  }

  @Override
  public int hashCode() {
    return digest().hashCode();
  }

  @Override
  public String toString() {
    return "position " + digest().brief() + " " + clock;
  }
}
