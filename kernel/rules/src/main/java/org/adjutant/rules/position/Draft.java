package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.jspecify.annotations.Nullable;

/**
 * A position in the making. Effects change it; {@link #seal} ends it. Not shared between threads,
 * used once. Every mutator refuses what cannot be, with a {@link BrokenEffectException}.
 */
public final class Draft {
  private final Overlay<PieceId, Piece> pieces;
  private final Overlay<Place, Pile> piles;
  private final Overlay<String, Entry> entries;
  private final Position from;
  private @Nullable List<PieceId> ids;
  private Clock clock;
  private List<Frame> stack;
  private int nextFrame;
  private @Nullable Outcome outcome;

  Draft(Position from) {
    pieces = new Overlay<>(from.roster.pieces);
    piles = new Overlay<>(from.roster.piles);
    entries = new Overlay<>(from.entries);
    this.from = from;
    ids = from.roster.idsIfKnown();
    clock = from.clock();
    stack = from.stack();
    nextFrame = from.nextFrame();
    outcome = from.outcome().orElse(null);
  }

  /** True if there is nothing in it, and no stage ever opened. */
  public boolean isBlank() {
    return pieces.keys().stream().allMatch(id -> pieces.get(id) == null)
        && entries.keys().stream().allMatch(key -> entries.get(key) == null)
        && stack.isEmpty()
        && nextFrame == 0
        && outcome == null;
  }

  public Optional<Piece> find(PieceId id) {
    return Optional.ofNullable(pieces.get(id));
  }

  /**
   * @throws BrokenEffectException if there is no such piece
   */
  public Piece piece(PieceId id) {
    Piece piece = pieces.get(id);
    if (piece == null) {
      throw new BrokenEffectException("there is no piece " + id);
    }
    return piece;
  }

  /** Puts a new piece at its place, {@code depth} pieces above the bottom there, or on top. */
  public void create(Piece piece, int depth) {
    if (pieces.get(piece.id()) != null) {
      throw new BrokenEffectException("a piece " + piece.id() + " is already there");
    }
    pieces.put(piece.id(), piece);
    ids = null;
    arrive(piece.place(), piece.id(), depth);
  }

  /**
   * Puts a changed piece in the place of the one with the same id; it stands where it stood.
   *
   * @throws BrokenEffectException if there is no such piece, or it stands elsewhere
   */
  public void replace(Piece changed) {
    if (!piece(changed.id()).place().equals(changed.place())) {
      throw new BrokenEffectException(changed.id() + " is not at " + changed.place().text());
    }
    pieces.put(changed.id(), changed);
  }

  /**
   * Puts a piece at a place, {@code depth} pieces above the bottom of the stack there, or on top.
   */
  public void move(PieceId id, Place to, int depth) {
    Piece piece = piece(id);
    leave(piece.place(), id);
    pieces.put(id, piece.at(to));
    arrive(to, id, depth);
  }

  public void drop(PieceId id) {
    leave(piece(id).place(), id);
    pieces.remove(id);
    ids = null;
  }

  /** How many pieces lie below this one in its stack. */
  public int depthOf(PieceId id) {
    Pile there = piles.get(piece(id).place());
    return there == null ? 0 : there.pieces().indexOf(id);
  }

  private void arrive(Place place, PieceId id, int depth) {
    if (depth < 0) {
      throw new BrokenEffectException("a depth in a stack counts from 0, not from " + depth);
    }
    Pile there = piles.get(place);
    piles.put(place, there == null ? Pile.of(id) : there.with(id, depth));
  }

  private void leave(Place place, PieceId id) {
    Pile there = piles.get(place);
    if (there == null || there.size() == 1) {
      piles.remove(place);
    } else {
      piles.put(place, there.without(id));
    }
  }

  public void put(String key, Entry value) {
    entries.put(key, value);
  }

  public void clear(String key) {
    entries.remove(key);
  }

  public Optional<Entry> entry(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Sets turn, phase and active sides; with a new turn the counts of rolls begin anew. */
  public void clock(Clock next) {
    if (next.turn() != clock.turn()) {
      for (String key : entries.keys()) {
        if (key.startsWith(Keys.ROLLED)) {
          entries.remove(key);
        }
      }
    }
    clock = next;
  }

  /**
   * Opens a stage on top of the others.
   *
   * @throws BrokenEffectException if its number was given to a stage before
   */
  public void push(Frame frame) {
    if (frame.id() < nextFrame) {
      throw new BrokenEffectException(
          "stage " + frame.id() + " cannot open: the next free number is " + nextFrame);
    }
    List<Frame> next = new ArrayList<>(stack);
    next.add(frame);
    stack = List.copyOf(next);
    nextFrame = frame.id() + 1;
  }

  /** Makes sure that stages opened from now on have this number or a higher one. */
  public void reserveFrames(int next) {
    nextFrame = Math.max(nextFrame, next);
  }

  /** Closes the stage on top. @throws BrokenEffectException if another is on top */
  public void pop(int frame) {
    if (stack.isEmpty() || stack.get(stack.size() - 1).id() != frame) {
      throw new BrokenEffectException("stage " + frame + " is not the one on top");
    }
    stack = List.copyOf(stack.subList(0, stack.size() - 1));
  }

  /** Puts a changed stage in the place of the one with the same number. */
  public void replace(Frame changed) {
    List<Frame> next = new ArrayList<>(stack);
    next.set(stack.indexOf(frame(changed.id())), changed);
    stack = List.copyOf(next);
  }

  /**
   * @throws BrokenEffectException if no such stage is open
   */
  public Frame frame(int id) {
    return stack.stream()
        .filter(f -> f.id() == id)
        .findFirst()
        .orElseThrow(() -> new BrokenEffectException("there is no open stage " + id));
  }

  public List<Frame> stack() {
    return stack;
  }

  void stack(List<Frame> whole) {
    stack = whole;
  }

  /** Ends the game. */
  public void end(Outcome how) {
    outcome = how;
  }

  /** Takes the end back: an umpire set it aside. */
  public void reopen() {
    outcome = null;
  }

  public Position seal() {
    Lookup lookup = from.lookupIfKnown();
    return new Position(
        clock,
        from.roster.with(pieces, piles, ids),
        entries.seal(),
        lookup == null ? null : lookup.with(entries),
        stack,
        nextFrame,
        outcome);
  }
}
