package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.jspecify.annotations.Nullable;
import org.organicdesign.fp.collections.MutMap;

/**
 * A position in the making. Effects change it; {@link #seal} ends it. Not shared between threads,
 * used once. Every mutator refuses what cannot be, with a {@link BrokenEffectException}.
 */
public final class Draft {
  private final MutMap<PieceId, Piece> pieces;
  private final MutMap<Place, List<PieceId>> occupants;
  private final MutMap<String, Entry> entries;
  private Clock clock;
  private List<Frame> stack;
  private int nextOrder;
  private int nextFrame;
  private @Nullable Outcome outcome;

  Draft(Position from) {
    pieces = from.pieces.mutable();
    occupants = from.occupants.mutable();
    entries = from.entries.mutable();
    clock = from.clock();
    stack = from.stack();
    nextOrder = from.nextOrder;
    nextFrame = from.nextFrame;
    outcome = from.outcome().orElse(null);
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

  public void create(Piece piece) {
    if (pieces.get(piece.id()) != null) {
      throw new BrokenEffectException("a piece " + piece.id() + " is already there");
    }
    pieces.assoc(piece.id(), piece.ranked(nextOrder++));
    arrive(piece.place(), piece.id(), Integer.MAX_VALUE);
  }

  /**
   * Puts a changed piece in the place of the one with the same id; where it stands stays as it is.
   */
  public void replace(Piece changed) {
    Piece old = piece(changed.id());
    pieces.assoc(changed.id(), changed.ranked(old.order()));
  }

  /**
   * Puts a piece at a place, {@code depth} pieces above the bottom of the stack there, or on top.
   */
  public void move(PieceId id, Place to, int depth) {
    Piece piece = piece(id);
    leave(piece.place(), id);
    pieces.assoc(id, piece.at(to));
    arrive(to, id, depth);
  }

  public void drop(PieceId id) {
    leave(piece(id).place(), id);
    pieces.without(id);
  }

  /** How many pieces lie below this one in its stack. */
  public int depthOf(PieceId id) {
    List<PieceId> there = occupants.get(piece(id).place());
    return there == null ? 0 : there.indexOf(id);
  }

  private void arrive(Place place, PieceId id, int depth) {
    List<PieceId> there = occupants.get(place);
    if (there == null) {
      occupants.assoc(place, List.of(id));
      return;
    }
    List<PieceId> next = new ArrayList<>(there);
    next.add(Math.min(depth, there.size()), id);
    occupants.assoc(place, List.copyOf(next));
  }

  private void leave(Place place, PieceId id) {
    List<PieceId> there = occupants.get(place);
    if (there == null) {
      throw new BrokenEffectException(id + " is not at " + place.text());
    }
    if (there.size() == 1) {
      occupants.without(place);
      return;
    }
    List<PieceId> next = new ArrayList<>(there);
    next.remove(id);
    occupants.assoc(place, List.copyOf(next));
  }

  public void put(String key, Entry value) {
    entries.assoc(key, value);
  }

  public void clear(String key) {
    entries.without(key);
  }

  public Optional<Entry> entry(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Sets turn, phase and active sides; with a new turn the counts of rolls begin anew. */
  public void clock(Clock next) {
    if (next.turn() != clock.turn()) {
      List<String> old = new ArrayList<>();
      for (var entry : entries) {
        if (entry.getKey().startsWith(Keys.ROLLED)) {
          old.add(entry.getKey());
        }
      }
      old.forEach(entries::without);
    }
    clock = next;
  }

  public Clock clock() {
    return clock;
  }

  public List<Frame> stack() {
    return stack;
  }

  /** Opens a stage on top of the others. Its number must be the next one. */
  public void push(Frame frame) {
    List<Frame> next = new ArrayList<>(stack);
    next.add(frame);
    stack = List.copyOf(next);
    nextFrame = Math.max(nextFrame, frame.id() + 1);
  }

  /** Leaves the numbers below this one to stages that were open once. */
  public void reserveFrames(int next) {
    nextFrame = Math.max(nextFrame, next);
  }

  /** Closes the stage on top. */
  public void pop(int frame) {
    if (stack.isEmpty() || stack.get(stack.size() - 1).id() != frame) {
      throw new BrokenEffectException("stage " + frame + " is not the one on top");
    }
    stack = List.copyOf(stack.subList(0, stack.size() - 1));
  }

  /** Puts a changed frame in the place of the one with the same number. */
  public void replace(Frame frame) {
    List<Frame> next = new ArrayList<>(stack);
    for (int i = 0; i < next.size(); i++) {
      if (next.get(i).id() == frame.id()) {
        next.set(i, frame);
        stack = List.copyOf(next);
        return;
      }
    }
    throw new BrokenEffectException("there is no open stage " + frame.id());
  }

  public Frame frame(int id) {
    return stack.stream()
        .filter(f -> f.id() == id)
        .findFirst()
        .orElseThrow(() -> new BrokenEffectException("there is no open stage " + id));
  }

  void stack(List<Frame> whole) {
    stack = whole;
  }

  /** Ends the game, or takes the end back when an umpire sets it aside. */
  public void outcome(@Nullable Outcome end) {
    outcome = end;
  }

  public Position seal() {
    return new Position(
        clock,
        pieces.immutable(),
        occupants.immutable(),
        entries.immutable(),
        stack,
        nextOrder,
        nextFrame,
        outcome);
  }
}
